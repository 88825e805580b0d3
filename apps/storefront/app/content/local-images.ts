import { relativeUrl } from '../platform/relative-url.ts'

const picture = /(<img\b[^>]*? src=")(https?:\/\/[^/"]+\/media\/[^"]*)/g

/** Makes image URLs of CMS content relative to the shop's host, as the content security policy requires. */
export function localImages(html: string): string {
  return html.replaceAll(picture, (_, before: string, address: string) => before + relativeUrl(address))
}
