/** Path of an absolute URL: `http://api:4000/media/a.webp` -> `/media/a.webp`. */
export function relativeUrl(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '')
}
