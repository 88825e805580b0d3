import type { PictureData } from '../ui/picture.tsx'

export interface GalleryPicture extends PictureData {
  /** The largest file. */
  readonly full: string
  readonly thumb: string
  /** `Picture 2 of 5`. */
  readonly place: string
}

export interface GalleryWords {
  readonly pictures: string
  readonly enlarge: string
  readonly closer: string
  readonly close: string
  readonly previous: string
  readonly next: string
}
