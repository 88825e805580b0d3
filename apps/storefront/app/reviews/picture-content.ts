import { REVIEW_PICTURE } from '@comptoir/rules/review'

const QUALITIES = [0.86, 0.76, 0.66, 0.56, 0.46]

/** Sides that are tried, the longest first: a picture with much detail does not fit otherwise. */
const SIDES = [REVIEW_PICTURE.longestSide, 1280, 960]

/**
 * A picture file as JPEG in base64 that is small enough to be sent, which the browser makes: photographs of phones are 20 times
 * larger. Undefined for what the browser cannot read.
 */
export async function pictureContent(file: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const longest = Math.max(bitmap.width, bitmap.height)
  for (const side of SIDES) {
    const scale = Math.min(1, side / longest)
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return undefined
    // JPEG has no transparency.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      if (blob.size <= REVIEW_PICTURE.bytes) return await base64(blob)
    }
  }
  return undefined
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
