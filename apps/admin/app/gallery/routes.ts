import { route } from '@react-router/dev/routes'

export const galleryRoutes = [route('parts', 'gallery/gallery.tsx')]
