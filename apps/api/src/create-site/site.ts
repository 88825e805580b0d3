import { addressesIn } from '@comptoir/messages/addresses'
import type { NewSiteTexts } from '@comptoir/messages/new-site'
import type { Language } from '@comptoir/rules/language'
import { hasPointsOfSale } from './answers.ts'
import { tokensFor } from './colours.ts'
import { categoryKeys, lowestEuros, pictureOf, skuOf } from './catalogue.ts'
import { filled, sampleAmount, storeCode, textsIn, valuesIn, type Draft } from './draft.ts'
import { pageKeys } from './pages.ts'
import { monogram } from './monogram.ts'

/** Pages that other pages link to as legal ones; the storefront knows them by these codes. */
const legalPages = ['mentions-legales', 'cgv', 'confidentialite', 'droit-de-retractation'] as const

const face = (weight: number) => ({
  file: `@fontsource/jura/files/jura-latin-${weight}-normal.woff2`,
  weight,
})

/** The font of titles; the weight of the theme's is loaded at once. */
const heading = { family: 'Jura', faces: [face(300), { ...face(600), preload: true }] }

/** The files of `look/` by name: the logo, and a square icon where the logo is none. */
export function lookFiles({ name, logo, colours }: Draft): [file: string, contents: string | Buffer][] {
  const letter = monogram(name, tokensFor(colours)['color-mark'] ?? colours.action)
  if (!logo) return [['logo.svg', letter]]
  return [[logo.file, logo.body], ...(logo.isSquare ? [] : [[icon, letter] satisfies [string, string]])]
}

const icon = 'icon.svg'

function lookOf({ logo, logoHoldsName }: Draft) {
  const { file, width, height, isSquare } = logo ?? {
    file: 'logo.svg',
    width: 28,
    height: 28,
    isSquare: true,
  }
  return {
    logo: { file, width, height, ...(logoHoldsName ? { holdsName: true } : {}) },
    ...(isSquare ? {} : { icon }),
    fonts: { heading },
  }
}

/** The contents of `site.json`. */
export function siteOf(draft: Draft) {
  const { code, name, customers, languages } = draft
  return {
    code,
    brand: name,
    features: {
      professionals: customers.includes('b2b'),
      locations: hasPointsOfSale(draft),
      quotations: false,
      withdrawal: customers.includes('b2c'),
      alcohol: false,
      perishable: false,
      guestCheckout: true,
      compare: true,
      favourites: true,
      recentlyViewed: !hasPointsOfSale(draft),
      quickOrder: false,
      orderLists: false,
      offlinePage: true,
    },
    look: lookOf(draft),
    languages: Object.fromEntries(languages.map((language) => [language, languageOf(draft, language)])),
  }
}

function languageOf(draft: Draft, language: Language) {
  const texts = textsIn(draft, language)
  const values = valuesIn(draft, language)
  const { name, email, phone, customers } = draft
  const { navigation, categories, pages } = texts
  const link = (label: string, path: string) => ({ code: path || 'home', label, path })
  const ofCategories = categoryKeys.map((key) => link(categories[key].name, categories[key].key))
  const hasSites = hasPointsOfSale(draft)
  const addresses = addressesIn(language)
  const stores = link(navigation.stores, addresses.stores)
  return {
    storeCode: storeCode(draft, language),
    defaultCatalogue: categories.table.key,
    email,
    phone,
    phoneNumber: phone,
    tagline: texts.tagline,
    sellingPoints: [texts.advantage],
    ...(customers.length > 1
      ? {
          visitorKinds: {
            b2c: texts.visitors.b2c,
            b2b: texts.visitors.b2b,
            b2bPath: categories.table.key,
          },
        }
      : {}),
    navigation: [
      link(navigation.home, ''),
      ...ofCategories,
      link(navigation.about, pages.about.key),
      link(navigation.faq, pages.faq.key),
      link(navigation.contact, pages.contact.key),
    ],
    ...(hasSites
      ? { stores: { lead: texts.stores.lead, metaDescription: filled(texts.stores.description, values) } }
      : {}),
    footer: {
      guarantees: [],
      newsletter: {
        title: filled(texts.newsletter.title, values),
        text: texts.newsletter.text,
      },
      groups: [
        {
          title: navigation.shop,
          links: [
            link(navigation.about, pages.about.key),
            ...(hasSites ? [stores] : []),
            link(navigation.faq, pages.faq.key),
          ],
        },
        { title: navigation.choose, links: ofCategories },
        {
          title: navigation.service,
          links: [
            link(navigation.orders, addresses.orders),
            link(pages.livraison.title, pages.livraison.key),
            link(navigation.contact, pages.contact.key),
          ],
        },
      ],
      legal: [
        ...legalPages
          .filter((key) => pageKeys(draft).includes(key))
          .map((key) => ({ code: key, label: pages[key].title, path: pages[key].key })),
        { code: 'cookies', label: pages['enable-cookies'].title, path: pages['enable-cookies'].key },
      ],
      notice: null,
    },
    meta: { title: texts.tagline, description: filled(texts.description, { name }) },
    home: homeOf(draft, texts),
  }
}

function homeOf(draft: Draft, texts: NewSiteTexts) {
  const { home, categories, products, tagline } = texts
  return {
    hero: {
      layout: 'light',
      title: tagline,
      lead: home.lead,
      action: { label: home.action, path: categories.table.key },
      picture: pictureOf(draft, 'hero'),
      alt: products.set.alt,
    },
    sections: [
      {
        type: 'category-tiles',
        title: home.categories,
        items: categoryKeys.map((key) => ({
          title: categories[key].name,
          text: categories[key].text,
          path: categories[key].key,
          picture: pictureOf(draft, `category-${key}`),
          amount: sampleAmount(draft, lowestEuros[key]),
        })),
      },
      {
        type: 'products',
        title: home.products,
        skus: ['cup', 'set', 'vase', 'tray'].map((key) => skuOf(draft, key)),
      },
      {
        type: 'highlights',
        title: home.next,
        items: [
          { title: home.next_products, text: home.next_products_text },
          { title: home.next_texts, text: home.next_texts_text },
          { title: home.next_look, text: home.next_look_text },
        ],
      },
    ],
  }
}

/** The contents of `theme.css`. */
export function themeOf({ name, colours }: Draft): string {
  const lines = Object.entries(tokensFor(colours)).map(([token, value]) => `  --${token}: ${value};`)
  return `/* ${name.replaceAll('*/', '')}: colours that create-site derived from three. docs/theming.md explains the tokens. */
:root {
${lines.join('\n')}
  --heading-weight: 600;
  --r-control: 6px;
  --r-card: 10px;
  --r-picture: 10px;
}
`
}
