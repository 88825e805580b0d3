/** The longest side of an uploaded picture: twice the largest size that shops show. */
const LONGEST = 2560
const QUALITY = 0.9
const SMALL_ENOUGH = 2_800_000

/**
 * A picture file in base64, made smaller in the browser where it is larger than shops show or than the API takes. What the
 * browser cannot read is sent as it is, for the API to refuse.
 */
export async function pictureContent(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const longest = bitmap ? Math.max(bitmap.width, bitmap.height) : 0
  if (!bitmap || (longest <= LONGEST && file.size < SMALL_ENOUGH)) return await base64(file)
  const scale = Math.min(1, LONGEST / longest)
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return await base64(await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY }))
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCodePoint(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
