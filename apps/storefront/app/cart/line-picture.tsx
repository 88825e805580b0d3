import { Picture, type PictureData } from '../ui/picture.tsx'

/** Picture of a line; decorative, because the name stands beside it. */
export function LinePicture({
  picture,
  sizes = '8rem',
}: {
  picture: PictureData | undefined
  sizes?: string
}) {
  return <div className="thumb">{picture && <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />}</div>
}
