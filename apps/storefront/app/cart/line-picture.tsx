import { Picture, type PictureData } from '../ui/picture.tsx'

/** The picture beside a line; its name stands beside it, so it says nothing itself. */
export function LinePicture({
  picture,
  sizes = '8rem',
}: {
  picture: PictureData | undefined
  sizes?: string
}) {
  return <div className="thumb">{picture && <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />}</div>
}
