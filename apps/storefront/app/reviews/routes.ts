import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const reviewRoutes: RouteConfigEntry[] = [
  route(ROUTES.writeReview, 'reviews/write-review.tsx'),
  route(ROUTES.reviewPicture, 'reviews/upload-picture.ts'),
  route(ROUTES.reviewRequest, 'reviews/review-request.tsx'),
]
