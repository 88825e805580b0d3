/** What a gallery shows after its pictures; most products have neither turntable nor video. */
export const loadSlide = async () => await import('./slide.tsx')
