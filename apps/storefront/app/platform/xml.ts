const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it stands in XML; what no XML may hold is left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** An element with text in it; none for an empty text. */
export const element = (name: string, text: string | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

/** The answer of an address that machines read: kept for an hour, and no search result itself. */
export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  })
}
