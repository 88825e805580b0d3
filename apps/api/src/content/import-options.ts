export type ImportOptions = {
  /** Folder of the pictures that texts may show. Without it, only encoded pictures are accepted. */
  pictures?: string
  /** Accepts pictures that are nowhere yet: texts are shown without them. */
  mayLackPictures?: boolean
}
