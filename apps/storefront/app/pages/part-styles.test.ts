import { describe, expect, it } from 'vitest'
import { PAGE_MODULES } from './page-modules.ts'
import { PAGE_SCRIPTS, type PageScript } from './page-scripts.ts'
import { withPartStyles } from './part-styles.ts'

const names = Object.keys(PAGE_SCRIPTS) as PageScript[]

describe('the styles of lazy parts', () => {
  it.each(names)('are looked up by the module that the script %s loads', async (name) => {
    const module: object = await import(/* @vite-ignore */ `../${PAGE_MODULES[name]}`)
    expect(await PAGE_SCRIPTS[name]()).toBe(module)
  })

  it('follow those of the route, each once', () => {
    const styles = {
      category: ['/assets/cards.css', '/assets/listing.css'],
      reviews: ['/assets/cards.css', '/assets/reviews.css'],
    }
    const own = ['/assets/product.css', '/assets/cards.css#']
    expect(withPartStyles(own, ['reviews'], styles)).toEqual([...own, '/assets/reviews.css'])
    expect(withPartStyles(undefined, ['category', 'reviews'], styles)).toEqual([
      '/assets/cards.css',
      '/assets/listing.css',
      '/assets/reviews.css',
    ])
    expect(withPartStyles(own, ['reviews'], undefined)).toEqual(own)
  })
})
