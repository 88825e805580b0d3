interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Reads an opaque colour written as `#rgb`, `#rrggbb` or `rgb(r g b)`; undefined for any other. */
export function readColour(text: string): Colour | undefined {
  const parts = /^#[\da-f]+$/i.test(text) ? hexParts(text.slice(1)) : decimalParts(text)
  const [red, green, blue] = parts
  if (parts.length !== 3 || red === undefined || green === undefined || blue === undefined) return undefined
  return parts.every((part) => part >= 0 && part <= 255) ? { red, green, blue } : undefined
}

/**
 * Ratio of contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio"); undefined when one of them cannot be
 * read.
 */
export function contrastRatio(first: string, second: string): number | undefined {
  const [one, other] = [readColour(first), readColour(second)]
  if (!one || !other) return undefined
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function hexParts(digits: string): number[] {
  const pairs = (digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits).match(/../g) ?? []
  return digits.length === 3 || digits.length === 6 ? pairs.map((pair) => Number.parseInt(pair, 16)) : []
}

function decimalParts(text: string): number[] {
  const [, inner] = /^rgb\(([\d ,]+)\)$/.exec(text) ?? []
  return inner ? (inner.match(/\d+/g) ?? []).map(Number) : []
}

function luminance({ red, green, blue }: Colour): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
