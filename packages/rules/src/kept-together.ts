const NO_BREAK = '\u00a0'

/** A telephone number as it is written: a country code or a leading 0, then groups of digits. */
const TELEPHONE = /(?<![\p{L}\d])(?:\+\d{1,3}|\(?0\d{0,4}\)?)(?: \(?\d{1,5}\)?){1,6}(?![\p{L}\d])/gu

/** Between a number and its currency or unit, and within a time of day such as `14 h 30`. */
const MEASURE =
  /(?<=\d) (?=(?:\p{Sc}|[%‰°]|(?:[cdkm]?[lLg]|[cdkm]?m|min|[hsVAW]|kW|kWh|Hz|bar|°C|L\/h|l\/h)(?![\p{L}\d])))|(?<=\d h) (?=\d)/gu

/** A text in which telephone numbers, amounts and measures stay on one line. */
export function keptTogether(text: string): string {
  return text
    .replaceAll(TELEPHONE, (number) => number.replaceAll(' ', NO_BREAK))
    .replaceAll(MEASURE, NO_BREAK)
}

/** The same for HTML, whose tags stay as they are. */
export function keptTogetherInHtml(html: string): string {
  return html.replaceAll(/<[^<>]*>|[^<>]+/g, (part) => (part.startsWith('<') ? part : keptTogether(part)))
}
