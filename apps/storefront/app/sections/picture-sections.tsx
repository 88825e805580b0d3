import { Link } from 'react-router'
import { NavLink } from '../layout/site-link.tsx'
import { useShop } from '../layout/use-shop.ts'
import { pathHref } from '../platform/routes.ts'
import type { LinkListSection, StorySection, TextPictureSection } from '../platform/site.ts'
import { Icon } from '../ui/icon.tsx'
import { SitePictureView, type PictureSets } from './site-picture.tsx'

/** Of pictures that take half of a wide page. */
export const halfWide = '(min-width: 64rem) 50vw, 100vw'

interface PictureProps<Section> {
  readonly section: Section
  readonly pictures: PictureSets
}

/** The picture of a section; of those without one its place stays. */
function SectionPicture({
  section: { picture, alt },
  pictures,
  className,
}: PictureProps<StorySection | LinkListSection> & { className: string }) {
  return (
    <div className={className}>
      {picture && <SitePictureView picture={picture} sets={pictures} alt={alt} sizes={halfWide} />}
    </div>
  )
}

export function LinkList({ section, pictures }: PictureProps<LinkListSection>) {
  const { language } = useShop()
  return (
    <section className="band-quiet">
      <div className="wrap section link-list">
        <SectionPicture section={section} pictures={pictures} className="link-list-pic" />
        <div>
          <h2>{section.title}</h2>
          <ul className="link-list-links">
            {section.items.map(({ title, text, path }) => (
              <li key={title}>
                <Link to={pathHref(language, path)}>
                  <span className="h3">{title}</span>
                  <span>{text}</span>
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

export function Story({ section, pictures }: PictureProps<StorySection>) {
  const { language } = useShop()
  return (
    <section className="band-quiet">
      <div className="wrap section story">
        <SectionPicture section={section} pictures={pictures} className="story-pic" />
        <div className="stack">
          <h2>{section.title}</h2>
          {section.lead && <p className="lead">{section.lead}</p>}
          <p>{section.text}</p>
          {section.link && (
            <p>
              <NavLink className="link tap" link={section.link} language={language} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

export function TextPicture({ section, pictures }: PictureProps<TextPictureSection>) {
  const { language } = useShop()
  const { title, lead, paragraphs, link, picture, alt, side } = section
  return (
    <section className="wrap section story">
      {picture && (
        <div className={side === 'right' ? 'story-pic on-right' : 'story-pic'}>
          <SitePictureView picture={picture} sets={pictures} alt={alt} sizes={halfWide} />
        </div>
      )}
      <div className="stack">
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {link && (
          <p>
            <NavLink className="link tap" link={link} language={language} />
          </p>
        )}
      </div>
    </section>
  )
}
