/** An image of the site. */
export interface SitePicture {
  readonly file: string
  /** URL of the original, for an API that has no sizes of it. */
  readonly src: string
  readonly width: number
  readonly height: number
}
