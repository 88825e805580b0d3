/** Compares codes without regard to case and outer spaces. */
export function sameCouponCode(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase()
}
