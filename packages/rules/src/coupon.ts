/** Compares codes without regard to case and outer spaces. */
export function sameCouponCode(a: string, b: string): boolean {
  return a.trim().toUpperCase() === b.trim().toUpperCase()
}

/** Why something is taken off: the label of a promotion with the coupon that brought it, unless the label names that. */
export function labelWithCoupon(label: string, coupon: string | null | undefined): string {
  const isNamed = !coupon || label.toUpperCase().includes(coupon.toUpperCase())
  return isNamed ? label : `${label} (${coupon})`
}
