const picture = /(<img\b[^>]*? src=")https?:\/\/[^/"]+(?=\/media\/)/g

/** Text of an editor whose pictures come from the shop's own host, as the content policy demands. */
export function localPictures(html: string): string {
  return html.replaceAll(picture, '$1')
}
