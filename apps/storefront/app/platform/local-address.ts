/** Address below the shop's own host: `http://api:4000/media/a.webp` -> `/media/a.webp`. */
export function localAddress(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '')
}
