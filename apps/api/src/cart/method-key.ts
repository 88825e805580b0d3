/** Key of a shipping method, as carts store it. */
export function methodKey(method: { carrierCode: string; methodCode: string }): string {
  return `${method.carrierCode}_${method.methodCode}`
}
