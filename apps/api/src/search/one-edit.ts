/** Whether two words differ by at most one letter: left out, added, replaced, or swapped with the next. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  if (endA - start <= 1 && endB - start <= 1) return true
  const isPair = endA - start === 2 && endB - start === 2
  return isPair && a[start] === b[start + 1] && a[start + 1] === b[start]
}
