/** A video as a block of a page, or of another host. */
export const loadVideoView = async () => await import('./video-view.tsx')
