import { formatMoney } from '../platform/money.ts'
import { Link } from 'react-router'
import type { PostCard } from '../blog/post-card.ts'
import { PostCardView } from '../blog/post-card-view.tsx'
import type { Card } from '../catalogue/card.ts'
import { ProductCard } from '../catalogue/product-card.tsx'
import { NavLink } from '../layout/site-link.tsx'
import * as m from '../paraglide/messages.js'
import type {
  HighlightsSection,
  FaqSection,
  GallerySection,
  QuoteSection,
  Section,
  CategoryTilesSection,
  PostsSection,
  ProductsSection,
} from '../platform/site.ts'
import { pathHref } from '../platform/routes.ts'
import { useShop } from '../layout/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Price } from '../ui/price.tsx'
import { halfWide, LinkList, Story, TextPicture } from './picture-sections.tsx'
import type { SectionsData } from './sections.server.ts'
import { SitePictureView, type PictureSets } from './site-picture.tsx'
import './sections.css'

const thirdWide = '(min-width: 64rem) 33vw, 100vw'

/** Sections of a page, in their order. */
export function Sections({ sections, cards, pictures, posts }: SectionsData) {
  return sections.map((section, index) => (
    <SectionView key={index} section={section} cards={cards} pictures={pictures} posts={posts} />
  ))
}

function SectionView({
  section,
  cards,
  pictures,
  posts,
}: Omit<SectionsData, 'sections'> & { section: Section }) {
  switch (section.type) {
    case 'category-tiles':
      return <CategoryTiles section={section} pictures={pictures} />
    case 'link-list':
      return <LinkList section={section} pictures={pictures} />
    case 'products':
      return <Products section={section} cards={cards.filter(({ sku }) => section.skus.includes(sku))} />
    case 'highlights':
      return <Highlights section={section} />
    case 'posts':
      return <Posts section={section} posts={posts.slice(0, section.count ?? 0)} />
    case 'story':
      return <Story section={section} pictures={pictures} />
    case 'text-picture':
      return <TextPicture section={section} pictures={pictures} />
    case 'quote':
      return (
        <section className="section wrap narrow">
          <Quote quote={section} />
        </section>
      )
    case 'gallery':
      return <Gallery section={section} pictures={pictures} />
    case 'faq':
      return <Questions section={section} />
    case 'notice':
      return <LegalNote text={section.text} />
    default:
      return null
  }
}

function CategoryTiles({ section, pictures }: { section: CategoryTilesSection; pictures: PictureSets }) {
  const { language } = useShop()
  return (
    <section className="section wrap">
      <div className="head">
        <h2>{section.title}</h2>
        {section.lead && <p>{section.lead}</p>}
      </div>
      <div className="category-tiles">
        {section.items.map((item, index) => (
          <Link
            key={item.title}
            className={index === 0 ? 'category-tile tall' : 'category-tile'}
            to={pathHref(language, item.path)}
          >
            {item.picture && (
              <SitePictureView
                picture={item.picture}
                sets={pictures}
                alt=""
                sizes={index === 0 ? halfWide : thirdWide}
              />
            )}
            <span className="category-tile-text">
              <span className="h3">{item.title}</span>
              <span>{item.text}</span>
              <TilePrice amount={item.amount} />
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}

/** Nothing in a currency for which the site gives no amount. */
function TilePrice({ amount }: { amount: CategoryTilesSection['items'][number]['amount'] }) {
  const { language, currency, currencies } = useShop()
  if (amount === null) return <span className="ask">{m.price_on_request()}</span>
  const [own = currency] = currencies
  const amounts = typeof amount === 'number' ? { [own]: amount } : amount
  const shown = amounts[currency]
  if (shown === undefined) return null
  return <Price prefix={m.price_as_from()} amount={formatMoney(shown, language)} tax={m.price_incl()} />
}

function Products({ section, cards }: { section: ProductsSection; cards: readonly Card[] }) {
  const { language, features } = useShop()
  if (cards.length === 0) return null
  return (
    <section className="section wrap">
      <div className="head">
        <h2>{section.title}</h2>
        {section.link && <NavLink className="link tap" link={section.link} language={language} />}
      </div>
      <ul className={features['perishable'] ? 'cards dishes' : 'cards'}>
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Highlights({ section }: { section: HighlightsSection }) {
  const { language } = useShop()
  return (
    <section className="band on-band">
      <div className="wrap section highlights">
        <h2 className="h1">{section.title}</h2>
        {section.items.map(({ title, text }, index) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {section.link && index === section.items.length - 1 && (
              <p>
                <NavLink className="link tap" link={section.link} language={language} />
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Newest posts and a customer quote; only the quote in languages without a blog. */
function Posts({ section, posts }: { section: PostsSection; posts: readonly PostCard[] }) {
  const { language } = useShop()
  const { title, link, quote } = section
  if (posts.length > 0)
    return (
      <section className="section wrap">
        <div className="head">
          <h2>{title}</h2>
          {link && <NavLink className="link tap" link={link} language={language} />}
        </div>
        <div className="posts">
          {posts.map((post) => (
            <PostCardView key={post.to} post={post} />
          ))}
          {quote && <Quote quote={quote} />}
        </div>
      </section>
    )
  return quote ? (
    <section className="section wrap narrow">
      <Quote quote={quote} />
    </section>
  ) : null
}

function Quote({ quote }: { quote: Pick<QuoteSection, 'text' | 'author' | 'place'> }) {
  return (
    <blockquote className="quote">
      <p>{m.home_quote({ text: quote.text })}</p>
      <footer>
        <b>{quote.author}</b>
        {quote.place && (
          <>
            <br />
            {quote.place}
          </>
        )}
      </footer>
    </blockquote>
  )
}

function Gallery({ section, pictures }: { section: GallerySection; pictures: PictureSets }) {
  return (
    <section className="section wrap">
      <SectionHead section={section} />
      <ul className="posts picture-list">
        {section.items.map(({ picture, alt, caption }, index) => (
          <li key={index}>
            <figure>
              {picture && <SitePictureView picture={picture} sets={pictures} alt={alt} sizes={thirdWide} />}
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ section }: { section: FaqSection }) {
  return (
    <section className="section wrap narrow">
      <SectionHead section={section} />
      <div className="rule">
        {section.items.map(({ question, answer }) => (
          <details key={question} className="fold">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function SectionHead({ section }: { section: GallerySection | FaqSection }) {
  const { language } = useShop()
  const { title, lead, link } = section
  return (
    <div className="head">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {link && <NavLink className="link tap" link={link} language={language} />}
    </div>
  )
}

function LegalNote({ text }: { text: string }) {
  return (
    <aside className="wrap legal-note" aria-label={m.home_notice()}>
      <Icon name="info" />
      <p>{text}</p>
    </aside>
  )
}
