import { route } from '@react-router/dev/routes'

export const reviewRoutes = [
  route('reviews', 'reviews/reviews.tsx'),
  route('reviews/:id', 'reviews/review.tsx'),
]
