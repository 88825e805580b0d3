/** A link that writes a mail with a title and an address. */
export const mailAddress = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
