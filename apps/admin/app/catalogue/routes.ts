import { route } from '@react-router/dev/routes'

export const catalogueRoutes = [
  route('products', 'catalogue/products.tsx'),
  route('products/chosen', 'catalogue/products-chosen.ts'),
  route('products/drafts', 'catalogue/draft-action.ts'),
  route('products/new', 'catalogue/new-product.tsx'),
  route('products/:id', 'catalogue/product.tsx'),
  route('categories', 'catalogue/categories.tsx'),
  route('attributes', 'catalogue/attributes.tsx'),
  route('attributes/:id', 'catalogue/attribute.tsx'),
  route('attribute-sets/:id', 'catalogue/attribute-set.tsx'),
  route('product-picks', 'catalogue/product-picks.ts'),
]
