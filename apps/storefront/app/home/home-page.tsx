import { NavLink } from '../layout/site-link.tsx'
import { StartOrderForm } from '../fulfilment/start-order-form.tsx'
import type { HomeTexts } from '../platform/site.ts'
import { pathHref } from '../platform/routes.ts'
import { useShop } from '../layout/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Sections } from '../sections/section-view.tsx'
import type { HomeData } from './home.server.ts'
import { SitePictureView, type PictureSets } from '../sections/site-picture.tsx'
import './home.css'

export function HomePage({ hero, sections }: Pick<HomeData, 'hero' | 'sections'>) {
  const Hero = hero.layout === 'dark' ? DarkHero : LightHero
  return (
    <>
      <Hero hero={hero} pictures={sections.pictures} />
      <StartOrderForm />
      <Sections {...sections} />
    </>
  )
}

type Hero = HomeTexts['hero']
type HeroProps = { hero: Hero; pictures: PictureSets }

/** The image fills seven of twelve columns on wide screens. */
const heroSizes = '(min-width: 64rem) 58vw, 100vw'

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
  const { language, needsLocation, location } = useShop()
  // Where an order begins with its place, the form below has the one main button.
  const isFirst = !needsLocation || location !== undefined
  return (
    <>
      <h1 className="display">{hero.title}</h1>
      <p className="lead">{hero.lead}</p>
      {(hero.action ?? hero.second) && (
        <div className="row hero-actions">
          {hero.action && (
            <ButtonLink kind={isFirst ? 'primary' : 'secondary'} to={pathHref(language, hero.action.path)}>
              {hero.action.label}
            </ButtonLink>
          )}
          {hero.second && <NavLink className="link tap" link={hero.second} language={language} />}
        </div>
      )}
    </>
  )
}
