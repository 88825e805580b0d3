export type SitemapPage = { alternates: Record<string, string>; images: string[] }

const fetchXml = async (address: string) => {
  const response = await fetch(address)
  const type = response.headers.get('content-type') ?? ''
  if (response.status !== 200 || !type.startsWith('application/xml'))
    throw new Error(`${address}: ${response.status} ${type}`)
  return await response.text()
}
const elementsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)

/** URLs of the sitemaps listed by the sitemap indexes in robots.txt. */
export async function findSitemaps(origin: string): Promise<string[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const indexes = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address)
  const sitemaps = await Promise.all(
    indexes.map(async (address) => elementsIn(await fetchXml(address), 'loc')),
  )
  return sitemaps.flat()
}

/** Pages in the given sitemaps, by path. */
export async function readSitemaps(
  origin: string,
  sitemaps: readonly string[],
): Promise<Map<string, SitemapPage>> {
  const pages = new Map<string, SitemapPage>()
  for (const xml of await Promise.all(sitemaps.map(fetchXml))) {
    for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
      const [address = ''] = elementsIn(entry, 'loc')
      const links = entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
      pages.set(address.replace(origin, ''), {
        alternates: Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href])),
        images: elementsIn(entry, 'image:loc'),
      })
    }
  }
  return pages
}

/** Items of a product feed for shopping ads. Without a sale price, `salePrice` equals `price`. */
export async function readProductFeed(address: string) {
  const items = (await fetchXml(address)).match(/<item>.*?<\/item>/gs) ?? []
  return items.map((item) => {
    const [id = ''] = elementsIn(item, 'g:id')
    const [link = ''] = elementsIn(item, 'g:link')
    const [image = ''] = elementsIn(item, 'g:image_link')
    const [price = ''] = elementsIn(item, 'g:price')
    const [salePrice = price] = elementsIn(item, 'g:sale_price')
    return { id, link, image, price, salePrice }
  })
}
