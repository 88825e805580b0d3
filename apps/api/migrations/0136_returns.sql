-- What becomes of a withdrawal or return: the goods arrive, are inspected, and are refunded.
alter table withdrawal
  add column declared_by text, -- who entered it for the customer; null when the customer did
  add column arrived_at timestamptz,
  add column inspected_at timestamptz,
  add column note text, -- what the shop told the customer about the goods
  add column document_id integer references order_document, -- the credit note
  add column closed_at timestamptz, -- ended without refund
  add column close_reason text,
  add check (closed_at is null or document_id is null);
alter table withdrawal_item
  add column arrived integer check (arrived >= 0),
  add column accepted integer check (accepted >= 0),
  add column condition text check (condition in ('new', 'opened', 'damaged')),
  add check (accepted is null or accepted <= arrived);
create index on withdrawal (received_at) where received_at is not null;
