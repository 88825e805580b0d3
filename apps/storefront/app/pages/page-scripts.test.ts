import { describe, expect, it } from 'vitest'
import { loadPageScripts, pageScripts } from './page-scripts.ts'

const scriptsOf = (page: unknown) => pageScripts({ root: { list: [] }, 'pages/address': page })

describe('the scripts of a page', () => {
  it('are those of what it shows', () => {
    expect(scriptsOf({ list: { cards: [] } })).toEqual(['category'])
    const blocks = [
      { type: 'text' },
      { type: 'form', form: { challenge: 'x' } },
      { type: 'faq' },
      { type: 'faq' },
      { type: 'products' },
      { type: 'video' },
    ]
    const all = ['content', 'faqSearch', 'form', 'captcha', 'faq', 'products', 'video']
    expect(scriptsOf({ blocks, faq: { words: '' } })).toEqual(all)
    expect(scriptsOf({ blocks: [{ type: 'form', form: {} }] })).toEqual(['content', 'form'])
    expect(scriptsOf({ blocks: [], sections: { sections: [] } })).toEqual(['content', 'sections'])
    expect(pageScripts({ 'product/product': { card: {}, food: { allergens: [] } } })).toEqual(['food'])
    expect(pageScripts({ 'product/product': { card: {}, food: undefined } })).toEqual([])
    expect(pageScripts({ 'product/product': { card: {}, reviews: { count: 0 } } })).toEqual(['reviews'])
    expect(pageScripts({ 'product/product': { card: {}, views: [{ kind: 'video' }] } })).toEqual(['views'])
  })

  it('are none for another route, an action and an error', () => {
    expect(pageScripts({ root: {}, 'search/search': { list: [] } })).toEqual([])
    for (const data of [undefined, null, { errors: {} }, new Response(null, { status: 404 })])
      expect(scriptsOf(data)).toEqual([])
  })

  it('can all be loaded', async () => {
    const scripts = [
      'content',
      'form',
      'captcha',
      'faq',
      'faqSearch',
      'food',
      'sections',
      'reviews',
      'views',
    ] as const
    await expect(loadPageScripts(scripts)).resolves.toBeUndefined()
  })
})
