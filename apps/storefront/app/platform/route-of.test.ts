import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../generated/languages.ts'
import { personalPageOf } from './personal-pages.ts'
import { ownPath, pathsOf, routeOf } from './route-of.ts'
import { isTranslated, patternOf, patternsOf, ROUTES, routesIn, type RouteName } from './routes.ts'

const NAMES = Object.keys(ROUTES) as RouteName[]
const TRANSLATED = NAMES.filter(isTranslated)
const parametersOf = (pattern: string) => pattern.match(/:\w+/g) ?? []
/** A path of a pattern: `account/orders/number`. */
const example = (pattern: string) => pattern.replaceAll(':', '')

describe.each(LANGUAGES)('The addresses in %s', (language) => {
  it('have the parameters of the other languages, and only lower-case letters', () => {
    for (const name of TRANSLATED) {
      const pattern = patternOf(language, name)
      expect([name, parametersOf(pattern)]).toEqual([name, parametersOf(ROUTES[name])])
      expect(pattern.replaceAll(/:\w+/g, 'x')).toMatch(/^[a-z-]+(?:\/[a-z-]+)*$/)
    }
  })

  it('lead to one route each', () => {
    for (const name of NAMES)
      expect([name, routeOf(example(patternOf(language, name)), [language])?.name]).toEqual([name, name])
  })

  it('are known by the words of every other language', () => {
    for (const other of LANGUAGES)
      for (const name of NAMES) {
        const own = example(patternOf(language, name))
        expect([name, ownPath(example(patternOf(other, name)), language, [other])]).toEqual([name, own])
      }
  })

  it('are those of React Router', () => {
    const routes = routesIn(language, {
      cart: { path: ':lang/panier' },
      home: { path: ':lang' },
      product: { path: ':lang/:urlKey.html' },
      root: {},
    })
    expect(routes).toEqual({
      cart: { path: `:lang/${patternOf(language, 'cart')}` },
      home: { path: ':lang' },
      product: { path: ':lang/:urlKey.html' },
      root: {},
    })
  })
})

it('The same words mean the same page in every language', () => {
  const names = new Map<string, Set<RouteName>>()
  for (const name of NAMES)
    for (const pattern of patternsOf(name)) {
      const words = pattern.replaceAll(/:\w+/g, ':')
      names.set(words, (names.get(words) ?? new Set()).add(name))
    }
  expect([...names].filter(([, same]) => same.size > 1)).toEqual([])
})

describe('routeOf', () => {
  it('tells name and parameters of a path', () => {
    expect(routeOf('account/orders/000012', ['en'])).toEqual({ name: 'order', values: { number: '000012' } })
    expect(routeOf('Account/Orders', ['en'])).toEqual({ name: 'orders', values: {} })
    expect(routeOf('carafe.html', ['en'])).toEqual({ name: 'product', values: { urlKey: 'carafe' } })
  })

  it.each(['account/orders', 'particuliers', '', 'account/ordini/1/2'])(
    'knows no Italian order in %s',
    (path) => expect(routeOf(path, ['it'])?.name).not.toBe('order'),
  )

  it('knows the words of all languages', () => {
    expect(routeOf('warenkorb')?.name).toBe('cart')
    expect(routeOf('warenkorb', ['en'])).toBeUndefined()
  })
})

describe('pathsOf', () => {
  it('returns the path of the page in each language', () => {
    expect(pathsOf('cassa', 'it', ['fr', 'en', 'it'])).toEqual({
      fr: 'commander',
      en: 'checkout',
      it: 'cassa',
    })
    expect(pathsOf('account/ordini/12', 'it', ['en'])).toEqual({ en: 'account/orders/12' })
  })

  it('knows nothing of other pages, nor of those with the same path in every language', () => {
    expect(pathsOf('blog', 'it', ['fr', 'it'])).toBeUndefined()
    expect(pathsOf('per-la-casa', 'it', ['fr', 'it'])).toBeUndefined()
  })
})

describe('Personal pages', () => {
  const personal = ['account', 'checkout', 'login', 'guestOrder', 'withdrawal', 'payment', 'order'] as const

  it.each(personal)('stay personal in every language: %s', (name) => {
    for (const language of LANGUAGES)
      for (const pattern of patternsOf(name))
        expect(personalPageOf(`/${language}/${example(pattern)}/below`)).toBeDefined()
  })
})
