import { Link } from 'react-router'

interface ProductNameProps {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly sku: string
    readonly picture?: string | null
  }
}

/** The head of a product's row: picture, name that opens it, and reference. */
export function ProductName({ product: { id, name, sku, picture } }: ProductNameProps) {
  return (
    <th scope="row">
      <div className="name">
        <ProductPicture picture={picture} />
        <span>
          <Link className="go" to={`/products/${id}`}>
            {name}
          </Link>
          <small>{sku}</small>
        </span>
      </div>
    </th>
  )
}

/** The small picture of a product in rows, or the ground of one. */
export function ProductPicture({ picture }: { picture?: string | null | undefined }) {
  if (!picture) return <span className="thumb" />
  return <img className="thumb" src={picture} width="32" height="32" alt="" loading="lazy" />
}
