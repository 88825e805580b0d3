const types: readonly { extension: string; starts: (bytes: Buffer) => boolean }[] = [
  { extension: 'jpg', starts: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  { extension: 'png', starts: (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG' },
  { extension: 'webp', starts: (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP' },
  { extension: 'avif', starts: (bytes) => bytes.subarray(4, 12).toString('latin1') === 'ftypavif' },
]

/** Pixels of the largest picture that is decoded. */
const mostPixels = 50_000_000

/** The extension of a received picture by its first bytes; undefined for what the shop does not take. */
export const pictureExtension = (bytes: Buffer): string | undefined =>
  types.find(({ starts }) => starts(bytes))?.extension

/**
 * A picture of a visitor as WebP: upright, at most `longest` pixels on a side, and without what a camera notes in it, such as the
 * place. Undefined for what is no picture.
 */
export async function cleanPicture(bytes: Buffer, longest: number): Promise<Buffer | undefined> {
  if (!pictureExtension(bytes)) return undefined
  // The encoder is imported on demand because of its memory use.
  const { default: sharp } = await import('sharp')
  return await sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer()
    .catch(() => undefined)
}
