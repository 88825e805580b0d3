import { encode } from 'uqr'

/** A QR code as the path of an SVG whose view box has `size` units. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}
