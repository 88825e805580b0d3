/** Removes HTML tags, each replaced by `instead`. Character references such as `&amp;` are not decoded. */
export function withoutTags(html: string, instead = ''): string {
  let text = ''
  let from = 0
  for (;;) {
    const start = html.indexOf('<', from)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    if (end < 0) return text + html.slice(from)
    text += html.slice(from, start) + instead
    from = end + 1
  }
}
