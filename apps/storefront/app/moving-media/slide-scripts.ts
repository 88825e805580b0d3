/** What a gallery shows after its pictures; most products have neither turntable nor video. */
export const loadGallerySlide = async () => (await import('./gallery-slide.tsx')).GallerySlide
