/** Five stars, of which `value` are filled, to the half; who shows them says the value in words beside them. */
export function Stars({ value }: { value: number }) {
  return <span className={`stars stars-${Math.round(value * 2)}`} aria-hidden="true" />
}
