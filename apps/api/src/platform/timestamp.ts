/** `YYYY-MM-DD HH:mm:ss` in UTC, as Magento writes times. */
export function timestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}
