export type ListedPage = { alternates: Record<string, string>; images: string[] }

const read = async (address: string) => {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 200 || !type.startsWith('application/xml'))
    throw new Error(`${address}: ${answer.status} ${type}`)
  return await answer.text()
}
const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)

/** The sitemaps that robots.txt leads to, by way of its indexes. */
export async function sitemapsOf(origin: string): Promise<string[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const indexes = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address)
  const found = await Promise.all(indexes.map(async (address) => values(await read(address), 'loc')))
  return found.flat()
}

/** What the sitemaps list, by path. */
export async function listedIn(
  origin: string,
  sitemaps: readonly string[],
): Promise<Map<string, ListedPage>> {
  const pages = new Map<string, ListedPage>()
  for (const xml of await Promise.all(sitemaps.map(read))) {
    for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
      const [address = ''] = values(entry, 'loc')
      const links = entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
      pages.set(address.replace(origin, ''), {
        alternates: Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href])),
        images: values(entry, 'image:loc'),
      })
    }
  }
  return pages
}

/** The products of a feed for shopping ads; `paid` is less than `price` where it is reduced. */
export async function advertised(address: string) {
  const items = (await read(address)).match(/<item>.*?<\/item>/gs) ?? []
  return items.map((item) => {
    const [id = ''] = values(item, 'g:id')
    const [link = ''] = values(item, 'g:link')
    const [image = ''] = values(item, 'g:image_link')
    const [price = ''] = values(item, 'g:price')
    const [paid = price] = values(item, 'g:sale_price')
    return { id, link, image, price, paid }
  })
}
