import type { PictureData } from '../ui/picture.tsx'

export interface GalleryPicture extends PictureData {
  /** URL of the largest file. */
  readonly full: string
  readonly thumb: string
}
