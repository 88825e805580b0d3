import { Fragment } from 'react'
import { NavLink } from '../layout/site-link.tsx'
import { StartOrderForm } from '../fulfilment/start-order-form.tsx'
import type { HomeTexts } from '../platform/site.ts'
import { pathHref } from '../platform/routes.ts'
import { useShop } from '../layout/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { HomeSectionView } from './home-section.tsx'
import type { HomeData } from './home.server.ts'
import { SitePictureView, type PictureSets } from './site-picture.tsx'

export function HomePage({
  home,
  cards,
  pictures,
  posts,
}: Pick<HomeData, 'home' | 'cards' | 'pictures' | 'posts'>) {
  return (
    <>
      {home.hero.layout === 'dark' ? (
        <DarkHero hero={home.hero} pictures={pictures} />
      ) : (
        <LightHero hero={home.hero} pictures={pictures} />
      )}
      <StartOrderForm />
      {home.sections.map((section, index) => (
        <Fragment key={index}>
          <HomeSectionView section={section} cards={cards} pictures={pictures} posts={posts} />
        </Fragment>
      ))}
    </>
  )
}

type Hero = HomeTexts['hero']
type HeroProps = { hero: Hero; pictures: PictureSets }

/** The image fills seven of twelve columns on wide screens. */
const heroSizes = '(min-width: 1024px) 58vw, 100vw'

function LightHero({ hero, pictures }: HeroProps) {
  return (
    <section className="hero">
      <div className="hero-text">
        <HeroText hero={hero} />
        {hero.note && <p className="hero-note">{hero.note}</p>}
      </div>
      {hero.picture && (
        <SitePictureView
          className="hero-pic"
          picture={hero.picture}
          sets={pictures}
          alt={hero.alt}
          sizes={heroSizes}
          first
        />
      )}
    </section>
  )
}

function DarkHero({ hero, pictures }: HeroProps) {
  return (
    <section className="menu-hero band on-band">
      {hero.picture && (
        <div className="menu-hero-pic">
          <SitePictureView picture={hero.picture} sets={pictures} alt={hero.alt} sizes={heroSizes} first />
        </div>
      )}
      <div className="menu-hero-text">
        <HeroText hero={hero} />
        {hero.note && <p>{hero.note}</p>}
      </div>
    </section>
  )
}

function HeroText({ hero }: { hero: Hero }) {
  const { language } = useShop()
  return (
    <>
      <h1 className="display">{hero.title}</h1>
      <p className="lead">{hero.lead}</p>
      {(hero.action ?? hero.second) && (
        <div className="row hero-actions">
          {hero.action && (
            <ButtonLink kind="primary" to={pathHref(language, hero.action.path)}>
              {hero.action.label}
            </ButtonLink>
          )}
          {hero.second && <NavLink className="link tap" link={hero.second} language={language} />}
        </div>
      )}
    </>
  )
}
