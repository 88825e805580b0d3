/** What a gallery shows after its pictures; most products have neither turntable nor video. */
export const loadTurntable = async () => await import('./turntable.tsx')
export const loadVideoSlide = async () => await import('./video-slide.tsx')
