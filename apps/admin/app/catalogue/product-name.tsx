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
        {picture ? (
          <img className="thumb" src={picture} width="32" height="32" alt="" loading="lazy" />
        ) : (
          <span className="thumb" />
        )}
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
