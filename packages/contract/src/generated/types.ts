export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AccountDeleteOutput = {
  result: Scalars['Boolean']['output'];
  /** `YYYY-MM-DD HH:mm:ss` in UTC; null without a request. */
  scheduled_for?: Maybe<Scalars['String']['output']>;
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  cart: Cart;
};

export type AddConfigurableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type AddConfigurableProductsToCartOutput = {
  cart: Cart;
};

export type AddDownloadableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<DownloadableProductCartItemInput>>;
};

export type AddDownloadableProductsToCartOutput = {
  cart: Cart;
};

export type AddProductsToCartOutput = {
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type AddProductsToCompareListInput = {
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type AddProductsToNewCartOutput = {
  cart?: Maybe<Cart>;
  user_errors?: Maybe<Array<Maybe<CartUserInputError>>>;
};

export type AddProductsToWishlistOutput = {
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type AddSimpleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  cart: Cart;
};

export type AddVirtualProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<VirtualProductCartItemInput>>;
};

export type AddVirtualProductsToCartOutput = {
  cart: Cart;
};

export type AddWishlistItemsToCartOutput = {
  add_wishlist_items_to_cart_user_errors: Array<Maybe<WishlistCartUserInputError>>;
  status: Scalars['Boolean']['output'];
  wishlist: Wishlist;
};

export type AddressDeliveryCheck = {
  is_available: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
};

export type AddressSuggestion = {
  city: Scalars['String']['output'];
  /** Null where the provider knows the street only, or a place whose houses have no numbers. */
  house_number?: Maybe<Scalars['String']['output']>;
  /** Whether the houses of the street have numbers and the suggestion has none. */
  needs_house_number: Scalars['Boolean']['output'];
  postcode: Scalars['String']['output'];
  /** Street and house number in the order of the country, for a line of the address. */
  street: Scalars['String']['output'];
};

export type Aggregation = {
  attribute_code: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** What the option looks like, for filters; null without a swatch. Magento has it for variants only. */
  swatch_data?: Maybe<SwatchDataInterface>;
  value: Scalars['String']['output'];
};

export type AggregationOptionInterface = {
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

export type Alternate = {
  /** fr, en or it */
  language: Scalars['String']['output'];
  /** Path below the language prefix, without a leading slash. */
  path: Scalars['String']['output'];
  store_code: Scalars['String']['output'];
};

export type ApplePayConfig = PaymentConfigItem & {
  button_styles?: Maybe<ButtonStyles>;
  code?: Maybe<Scalars['String']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  payment_source?: Maybe<Scalars['String']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ApplePayMethodInput = {
  payment_source?: InputMaybe<Scalars['String']['input']>;
  payments_order_id?: InputMaybe<Scalars['String']['input']>;
  paypal_order_id?: InputMaybe<Scalars['String']['input']>;
};

export type AppliedCoupon = {
  code: Scalars['String']['output'];
};

export type AppliedGiftCard = {
  applied_balance?: Maybe<Money>;
  code?: Maybe<Scalars['String']['output']>;
  current_balance?: Maybe<Money>;
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type AppliedStoreCredit = {
  applied_balance?: Maybe<Money>;
  current_balance?: Maybe<Money>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  cart: Cart;
};

export type ApplyCouponsStrategy =
  | 'APPEND'
  | 'REPLACE';

export type ApplyCouponsToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
  /** A cart has at most one coupon (decisions D-11): REPLACE replaces it. */
  type?: InputMaybe<ApplyCouponsStrategy>;
};

export type ApplyGiftCardToOrder = {
  applied_balance: Money;
  code: Scalars['String']['output'];
};

export type ApplyTicketRestaurantsOutput = {
  cart: Cart;
};

export type AppointmentDay = {
  /** YYYY-MM-DD, local to the website. */
  day: Scalars['String']['output'];
  windows: Array<AppointmentWindow>;
};

export type AppointmentWindow = {
  end_time: Scalars['String']['output'];
  /** HH:mm, local to the website. */
  time: Scalars['String']['output'];
};

export type AreaInput = {
  radius: Scalars['Int']['input'];
  search_term: Scalars['String']['input'];
};

export type AssignCompareListToCustomerOutput = {
  compare_list?: Maybe<CompareList>;
  result: Scalars['Boolean']['output'];
};

export type AssignLocationToCartOutput = {
  cart: Cart;
};

export type AssignPeriodToCartOutput = {
  cart: Cart;
};

export type Attribute = {
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_options?: Maybe<Array<Maybe<AttributeOption>>>;
  attribute_type?: Maybe<Scalars['String']['output']>;
  entity_type?: Maybe<Scalars['String']['output']>;
  input_type?: Maybe<Scalars['String']['output']>;
  /** Name of the attribute in the language of the store view (spec 001 §7). */
  store_label?: Maybe<Scalars['String']['output']>;
  storefront_properties?: Maybe<StorefrontProperties>;
};

export type AttributeEntityTypeEnum =
  | 'CATALOG_CATEGORY'
  | 'CATALOG_PRODUCT'
  | 'CUSTOMER'
  | 'CUSTOMER_ADDRESS'
  | 'RMA_ITEM';

export type AttributeFilterInput = {
  is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_customer_segment?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AttributeFrontendInputEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'WEIGHT';

export type AttributeInput = {
  attribute_code?: InputMaybe<Scalars['String']['input']>;
  entity_type?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type AttributeMetadata = CustomAttributeMetadataInterface & {
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

export type AttributeMetadataError = {
  message: Scalars['String']['output'];
  type: AttributeMetadataErrorType;
};

export type AttributeMetadataErrorType =
  | 'ATTRIBUTE_NOT_FOUND'
  | 'ENTITY_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type AttributeOption = {
  label?: Maybe<Scalars['String']['output']>;
  /** What the option looks like; null without a swatch. */
  swatch_data?: Maybe<SwatchDataInterface>;
  value?: Maybe<Scalars['String']['output']>;
};

export type AttributeOptionMetadata = CustomAttributeOptionInterface & {
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptionInterface = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  code: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

export type AttributeUiInput = {
  is_html_allowed?: Maybe<Scalars['Boolean']['output']>;
  ui_input_type?: Maybe<Scalars['String']['output']>;
};

export type AttributeValue = AttributeValueInterface & {
  code: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeValueInterface = {
  code: Scalars['ID']['output'];
  /** Name of the attribute in the language of the store view. */
  label?: Maybe<Scalars['String']['output']>;
};

export type AttributesFormOutput = {
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

export type AttributesMetadataOutput = {
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

export type AvailablePaymentMethod = {
  code: Scalars['String']['output'];
  /** How to pay with this method. */
  instructions?: Maybe<Scalars['String']['output']>;
  is_deferred: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  amount: Money;
  /** Appointments of the method; null where the goods of the cart need none. */
  appointment?: Maybe<ShippingAppointments>;
  available: Scalars['Boolean']['output'];
  base_amount?: Maybe<Money>;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  error_message?: Maybe<Scalars['String']['output']>;
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type BatchMutationStatus =
  | 'FAILURE'
  | 'MIXED_RESULTS'
  | 'SUCCESS';

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_address_uid?: InputMaybe<Scalars['ID']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingAddressPaymentSourceInput = {
  address_line_1?: InputMaybe<Scalars['String']['input']>;
  address_line_2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  postal_code?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  customer_address_id?: Maybe<Scalars['Int']['output']>;
  customer_address_uid?: Maybe<Scalars['ID']['output']>;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

/** A post or category of the blog in a language. */
export type BlogAlternate = {
  language: Scalars['String']['output'];
  /** As its `post_url` or `category_url`. */
  url: Scalars['String']['output'];
};

export type BlogAuthor = {
  name: Scalars['String']['output'];
};

export type BlogCategories = {
  items: Array<BlogCategory>;
};

export type BlogCategory = {
  /** The category in all languages; only for a single category. */
  alternates?: Maybe<Array<BlogAlternate>>;
  category_id: Scalars['Int']['output'];
  /** URL path after blog/categorie/. */
  category_url: Scalars['String']['output'];
  /** HTML; only for a single category. */
  content?: Maybe<Scalars['String']['output']>;
  identifier: Scalars['String']['output'];
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type BlogCustomer = {
  name: Scalars['String']['output'];
  role?: Maybe<Scalars['String']['output']>;
};

export type BlogEvent = {
  end?: Maybe<Scalars['String']['output']>;
  /** Whether the event has ended. */
  is_past: Scalars['Boolean']['output'];
  place?: Maybe<Scalars['String']['output']>;
  start: Scalars['String']['output'];
};

export type BlogPost = {
  /** The published post in all languages; only for a single post. */
  alternates?: Maybe<Array<BlogAlternate>>;
  author?: Maybe<BlogAuthor>;
  categories: Array<BlogCategory>;
  /** HTML; only for a single post. */
  content?: Maybe<Scalars['String']['output']>;
  /** For testimonials. */
  customer?: Maybe<BlogCustomer>;
  /** For events; UTC. */
  event?: Maybe<BlogEvent>;
  /** URL of the picture. */
  featured_image?: Maybe<Scalars['String']['output']>;
  featured_image_alt?: Maybe<Scalars['String']['output']>;
  identifier: Scalars['String']['output'];
  /** The picture in all sizes. */
  image?: Maybe<OptimizedImage>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  post_id: Scalars['Int']['output'];
  /** URL path after blog/. */
  post_url: Scalars['String']['output'];
  /** UTC, such as 2026-03-14 09:00:00. */
  publish_time: Scalars['String']['output'];
  /** HTML. */
  short_content?: Maybe<Scalars['String']['output']>;
  tags: Array<BlogTag>;
  title: Scalars['String']['output'];
};

export type BlogPosts = {
  items: Array<BlogPost>;
  total_count: Scalars['Int']['output'];
  total_pages: Scalars['Int']['output'];
};

export type BlogPostsFilterInput = {
  category_id?: InputMaybe<FilterEqualTypeInput>;
  tag_id?: InputMaybe<FilterEqualTypeInput>;
};

export type BlogTag = {
  identifier: Scalars['String']['output'];
  tag_id: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type BraintreeCcVaultInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  public_hash: Scalars['String']['input'];
};

export type BraintreeInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  is_active_payment_token_enabler: Scalars['Boolean']['input'];
  payment_method_nonce: Scalars['String']['input'];
};

export type BraintreeVaultInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  public_hash: Scalars['String']['input'];
};

export type Breadcrumb = {
  category_id?: Maybe<Scalars['Int']['output']>;
  category_level?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_uid: Scalars['ID']['output'];
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type BundleCartItem = CartItemInterface & {
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  is_gift: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  note_from_buyer?: Maybe<Array<Maybe<ItemNote>>>;
  note_from_seller?: Maybe<Array<Maybe<ItemNote>>>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type BundleCreditMemoItem = CreditMemoItemInterface & {
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type BundleItem = {
  option_id?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  price_range: PriceRange;
  required?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type BundleItemOption = {
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
};

export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  /** Ids of the selections. */
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

export type BundleOrderItem = OrderItemInterface & {
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type BundleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_details?: Maybe<PriceDetails>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_view?: Maybe<PriceViewEnum>;
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  turntables?: Maybe<Array<ProductTurntable>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type BundleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type BundleShipmentItem = ShipmentItemInterface & {
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type BundleWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  bundle_options?: Maybe<Array<Maybe<SelectedBundleOption>>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type ButtonStyles = {
  color?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  layout?: Maybe<Scalars['String']['output']>;
  shape?: Maybe<Scalars['String']['output']>;
  tagline?: Maybe<Scalars['Boolean']['output']>;
  use_default_height?: Maybe<Scalars['Boolean']['output']>;
};

export type CancelOrderError = {
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  error?: Maybe<Scalars['String']['output']>;
  errorV2?: Maybe<CancelOrderError>;
  order?: Maybe<CustomerOrder>;
};

export type CancellationReason = {
  description: Scalars['String']['output'];
};

export type Card = {
  bin_details?: Maybe<CardBin>;
  card_expiry_month?: Maybe<Scalars['String']['output']>;
  card_expiry_year?: Maybe<Scalars['String']['output']>;
  last_digits?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type CardBin = {
  bin?: Maybe<Scalars['String']['output']>;
};

export type CardPaymentSourceInput = {
  billing_address: BillingAddressPaymentSourceInput;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type CardPaymentSourceOutput = {
  brand?: Maybe<Scalars['String']['output']>;
  expiry?: Maybe<Scalars['String']['output']>;
  last_digits?: Maybe<Scalars['String']['output']>;
};

export type Cart = {
  /** Amount to pay by other means. */
  amount_due?: Maybe<Money>;
  applied_coupon?: Maybe<AppliedCoupon>;
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  applied_gift_cards?: Maybe<Array<Maybe<AppliedGiftCard>>>;
  applied_reward_points?: Maybe<RewardPointsAmount>;
  applied_store_credit?: Maybe<AppliedStoreCredit>;
  available_gift_wrappings: Array<Maybe<GiftWrapping>>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  /** Whether the goods are delivered by appointment, whichever shipping method of the website is chosen. */
  by_appointment: Scalars['Boolean']['output'];
  /** Whether this visitor may request a quotation for the cart. */
  can_request_quotation: Scalars['Boolean']['output'];
  /** Working day on which the parcel arrives if ordered now, YYYY-MM-DD. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_receipt_included: Scalars['Boolean']['output'];
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  is_virtual: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  /** Notices before ordering (decisions D-1, D-9), most important first. */
  notices: Array<CartNotice>;
  /** Comment for the shop, 500 characters at most (decisions F-13). */
  pad_comment?: Maybe<Scalars['String']['output']>;
  /** Delivery instructions, 250 characters at most (decisions F-13). */
  pad_comment_shipping?: Maybe<Scalars['String']['output']>;
  /** Sets of cutlery that come with the food, none unless they are asked for. */
  pad_cutlery?: Maybe<Scalars['Int']['output']>;
  /** YYYY-MM-DD, local to the location. */
  pad_day?: Maybe<Scalars['String']['output']>;
  /** End of the reservation, YYYY-MM-DD HH:mm:ss in UTC; afterwards the slot stays selected. Null without a reservation, as in an empty cart. */
  pad_expires_at?: Maybe<Scalars['String']['output']>;
  /** Seconds until the reservation ends, for countdowns; 0 afterwards, null without a reservation. */
  pad_expires_in?: Maybe<Scalars['Int']['output']>;
  /** Fee of the selected slot: euros, with tax. */
  pad_fee?: Maybe<Scalars['Float']['output']>;
  /** Whether the selected slot is available now; null without one. */
  pad_is_available?: Maybe<Scalars['Boolean']['output']>;
  pad_location?: Maybe<Location>;
  pad_location_id?: Maybe<Scalars['Int']['output']>;
  /** The items that moving the cart to a location and mode would remove (decisions H-4). */
  pad_lost_at: Array<LostCartItem>;
  /** pickup or delivery */
  pad_mode?: Maybe<Scalars['String']['output']>;
  /** HH:mm, local to the location. */
  pad_time?: Maybe<Scalars['String']['output']>;
  pad_time_end?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartPrices>;
  printed_card_included: Scalars['Boolean']['output'];
  /** What the cart lacks for a promotion that would apply with it; the nearest one, or none. */
  promotion_hints: Array<PromotionHint>;
  rules?: Maybe<Array<Maybe<CartRule>>>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  /** Amounts that vouchers can pay; null if the shop does not accept them. */
  ticket_restaurants?: Maybe<TicketRestaurants>;
  /** What can be given as a tip; null where none is asked for. */
  tips?: Maybe<TipOptions>;
  total_quantity: Scalars['Float']['output'];
  total_summary_quantity_including_config?: Maybe<Scalars['Float']['output']>;
  /** 0 without vouchers. Vouchers are a payment and change no other total. */
  tr_ticket_count?: Maybe<Scalars['Int']['output']>;
  /** Euros. */
  tr_tickets_total_amount?: Maybe<Scalars['Float']['output']>;
  /** What is known about the `vat_id` of the billing address, else of the shipping address; null where it changes nothing. */
  vat_check?: Maybe<VatCheck>;
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<QuoteItemsSortInput>;
};


export type CartPad_Lost_AtArgs = {
  location_id: Scalars['Int']['input'];
  mode: Scalars['String']['input'];
};

export type CartAddressCountry = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartAddressInput = {
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  pad_appt?: InputMaybe<Scalars['String']['input']>;
  pad_code?: InputMaybe<Scalars['String']['input']>;
  pad_floor?: InputMaybe<Scalars['String']['input']>;
  pad_instructions?: InputMaybe<Scalars['String']['input']>;
  pad_latitude?: InputMaybe<Scalars['Float']['input']>;
  pad_longitude?: InputMaybe<Scalars['Float']['input']>;
  pad_ring_option?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  customer_address_id?: Maybe<Scalars['Int']['output']>;
  customer_address_uid?: Maybe<Scalars['ID']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartDiscount = {
  amount: Money;
  label: Array<Maybe<Scalars['String']['output']>>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartItemError = {
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type CartItemInterface = {
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** What has to be said about food and drink; null for anything else. */
  food?: Maybe<FoodFacts>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  /** Whether a promotion gives the line: it costs nothing, and its quantity cannot be changed. */
  is_gift: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  note_from_buyer?: Maybe<Array<Maybe<ItemNote>>>;
  note_from_seller?: Maybe<Array<Maybe<ItemNote>>>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type CartItemPrices = {
  /** Reduction by the special price for one unit and for the row, in the same base as `original_item_price`. */
  catalog_discount?: Maybe<ProductDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  /** Included in the unit price, never discounted, in the visitor's price display; null without a fee. */
  eco_participation?: Maybe<Money>;
  /** Empty: statutory fees are in `eco_participation`. */
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  original_item_price: Money;
  original_row_total: Money;
  price: Money;
  price_including_tax: Money;
  row_catalog_discount?: Maybe<ProductDiscount>;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
};

export type CartItemQuantity = {
  cart_item_id: Scalars['Int']['output'];
  quantity: Scalars['Float']['output'];
};

export type CartItemSelectedOptionValuePrice = {
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemUpdateInput = {
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  gift_message?: InputMaybe<GiftMessageInput>;
  gift_wrapping_id?: InputMaybe<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type CartItems = {
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartNotice = {
  /** The line; null for the coupon and for a removed line. */
  cart_item_uid?: Maybe<Scalars['ID']['output']>;
  /** Message in the language of the store view. */
  message: Scalars['String']['output'];
  /** Unit price when added, and now: including tax for private customers, excluding tax for companies. */
  previous_price?: Maybe<Money>;
  /** Previous (or requested) and current quantity of the line. */
  previous_quantity?: Maybe<Scalars['Float']['output']>;
  price?: Maybe<Money>;
  product_name?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  type: CartNoticeType;
};

export type CartNoticeType =
  /** The value of the goods is below the location's minimum for a delivery. */
  | 'BELOW_MINIMUM'
  | 'COUPON_LAPSED'
  | 'LINE_REMOVED'
  /** The line cannot be ordered. `CartItemInterface.errors` has Magento's message. */
  | 'LINE_UNAVAILABLE'
  /** The removed items are not available at the new location or time. */
  | 'NOT_SOLD_HERE'
  | 'PRICE_LOWERED'
  | 'PRICE_RAISED'
  | 'QUANTITY_CHANGED'
  /** The selected day and time are no longer available; another must be selected. */
  | 'SLOT_GONE'
  /** The meal vouchers no longer fit the cart and do not count. They are removed once this notice is confirmed. */
  | 'VOUCHERS_LAPSED';

export type CartPrices = {
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  discount?: Maybe<CartDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  gift_options?: Maybe<GiftOptionsPrices>;
  grand_total?: Maybe<Money>;
  grand_total_excluding_tax?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
  /** Part of the grand total; null without a tip. */
  tip?: Maybe<Money>;
};

export type CartRule = {
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type CartTaxItem = {
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  /** For websites with points of sale: what must be selected before adding products (spec 001 §4). */
  | 'LOCATION_MISSING'
  | 'MODE_MISSING'
  | 'NOT_SALABLE'
  /** The product is not available at the selected time. */
  | 'OUTSIDE_WINDOW'
  | 'PERMISSION_DENIED'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'SLOT_MISSING'
  | 'UNDEFINED';

export type CatalogAttributeApplyToEnum =
  | 'BUNDLE'
  | 'CATEGORY'
  | 'CONFIGURABLE'
  | 'DOWNLOADABLE'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VIRTUAL';

export type CatalogAttributeMetadata = CustomAttributeMetadataInterface & {
  apply_to?: Maybe<Array<Maybe<CatalogAttributeApplyToEnum>>>;
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_comparable?: Maybe<Scalars['Boolean']['output']>;
  is_filterable?: Maybe<Scalars['Boolean']['output']>;
  is_filterable_in_search?: Maybe<Scalars['Boolean']['output']>;
  is_html_allowed_on_front?: Maybe<Scalars['Boolean']['output']>;
  is_required: Scalars['Boolean']['output'];
  is_searchable?: Maybe<Scalars['Boolean']['output']>;
  is_unique: Scalars['Boolean']['output'];
  is_used_for_price_rules?: Maybe<Scalars['Boolean']['output']>;
  is_used_for_promo_rules?: Maybe<Scalars['Boolean']['output']>;
  is_visible_in_advanced_search?: Maybe<Scalars['Boolean']['output']>;
  is_visible_on_front?: Maybe<Scalars['Boolean']['output']>;
  is_wysiwyg_enabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  swatch_input_type?: Maybe<SwatchInputTypeEnum>;
  update_product_preview_image?: Maybe<Scalars['Boolean']['output']>;
  use_product_image_for_swatch?: Maybe<Scalars['Boolean']['output']>;
  used_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
};

export type CatalogRule = {
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  ids?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  parent_id?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

export type CategoryInterface = {
  /** URLs of the category in the other languages. */
  alternates?: Maybe<Array<Alternate>>;
  automatic_sorting?: Maybe<Scalars['String']['output']>;
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  b2b_show_prices?: Maybe<Scalars['Boolean']['output']>;
  b2c_show_prices?: Maybe<Scalars['Boolean']['output']>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  children_count?: Maybe<Scalars['String']['output']>;
  /** The block shown above the products (spec 001 §3). */
  cms_block?: Maybe<CmsBlock>;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  /** Filters that every listing of the category asks for, and that no page shows (decisions L-4). */
  hidden_filters?: Maybe<Array<HiddenFilter>>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  show_texts_for_b2b?: Maybe<Scalars['Boolean']['output']>;
  staged: Scalars['Boolean']['output'];
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryInterfaceProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryProducts = {
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryResult = {
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  alternates?: Maybe<Array<Alternate>>;
  automatic_sorting?: Maybe<Scalars['String']['output']>;
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  b2b_show_prices?: Maybe<Scalars['Boolean']['output']>;
  b2c_show_prices?: Maybe<Scalars['Boolean']['output']>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  children_count?: Maybe<Scalars['String']['output']>;
  cms_block?: Maybe<CmsBlock>;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_layout_update_file?: Maybe<Scalars['String']['output']>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  hidden_filters?: Maybe<Array<HiddenFilter>>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  landing_page?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** The picture in all sizes. */
  optimized_image?: Maybe<OptimizedImage>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  show_texts_for_b2b?: Maybe<Scalars['Boolean']['output']>;
  staged: Scalars['Boolean']['output'];
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryTreeProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CheckoutAgreement = {
  agreement_id: Scalars['Int']['output'];
  checkbox_text: Scalars['String']['output'];
  content: Scalars['String']['output'];
  content_height?: Maybe<Scalars['String']['output']>;
  is_html: Scalars['Boolean']['output'];
  mode: CheckoutAgreementMode;
  name: Scalars['String']['output'];
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutUserInputError = {
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'LOCATION_MISSING'
  | 'MODE_MISSING'
  | 'NOT_SALABLE'
  | 'OUTSIDE_WINDOW'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'SLOT_MISSING'
  | 'UNDEFINED';

export type City = {
  id: Scalars['String']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** The requested postcode, or else the town's first. */
  postcode: Scalars['String']['output'];
};

export type ClearCartError = {
  message: Scalars['String']['output'];
  type: ClearCartErrorType;
};

export type ClearCartErrorType =
  | 'INACTIVE'
  | 'NOT_FOUND'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type ClearCartInput = {
  uid: Scalars['ID']['input'];
};

export type ClearCartOutput = {
  cart?: Maybe<Cart>;
  errors?: Maybe<Array<Maybe<ClearCartError>>>;
};

export type ClearLocationAndPeriodOutput = {
  cart: Cart;
};

export type ClearTicketRestaurantsOutput = {
  cart: Cart;
};

export type CmsBlock = {
  content?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsPage = RoutableInterface & {
  /** URLs of the page in the other languages. */
  alternates?: Maybe<Array<Alternate>>;
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  css_class?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  /** True when search engines must not list the page. */
  noindex?: Maybe<Scalars['Boolean']['output']>;
  /** The content as blocks, in order. */
  page_builder?: Maybe<Array<PageBuilderBlock>>;
  page_layout?: Maybe<Scalars['String']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type ColorSwatchData = SwatchDataInterface & {
  value?: Maybe<Scalars['String']['output']>;
};

export type CompanyBasicInfo = {
  id: Scalars['ID']['output'];
  legal_name?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type CompanyRole = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type CompanyTeam = {
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  structure_id: Scalars['ID']['output'];
};

export type CompanyUserStatusEnum =
  | 'ACTIVE'
  | 'INACTIVE';

export type ComparableAttribute = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ComparableItem = {
  attributes: Array<Maybe<ProductAttribute>>;
  product: ProductInterface;
  uid: Scalars['ID']['output'];
};

export type CompareList = {
  attributes?: Maybe<Array<Maybe<ComparableAttribute>>>;
  item_count: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<ComparableItem>>>;
  uid: Scalars['ID']['output'];
};

/** Clockwise from north, an eighth of a turn apart. */
export type CompassPoint =
  | 'E'
  | 'N'
  | 'NE'
  | 'NW'
  | 'S'
  | 'SE'
  | 'SW'
  | 'W';

export type CompleteOrderInput = {
  cartId: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type ComplexTextValue = {
  html: Scalars['String']['output'];
};

export type ConfigurableAttributeOption = {
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableCartItem = CartItemInterface & {
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  configurable_options: Array<Maybe<SelectedConfigurableOption>>;
  configured_variant: ProductInterface;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  is_gift: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  note_from_buyer?: Maybe<Array<Maybe<ItemNote>>>;
  note_from_seller?: Maybe<Array<Maybe<ItemNote>>>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type ConfigurableOptionAvailableForSelection = {
  attribute_code: Scalars['String']['output'];
  option_value_uids: Array<Maybe<Scalars['ID']['output']>>;
};

export type ConfigurableOrderItem = OrderItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  turntables?: Maybe<Array<ProductTurntable>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  variants?: Maybe<Array<Maybe<ConfigurableVariant>>>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ConfigurableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfigurableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  variant_sku?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigurableProductOption = {
  attribute_code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  is_available: Scalars['Boolean']['output'];
  is_use_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  swatch?: Maybe<SwatchDataInterface>;
  uid: Scalars['ID']['output'];
};

export type ConfigurableProductOptions = {
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_id?: Maybe<Scalars['String']['output']>;
  attribute_id_v2?: Maybe<Scalars['Int']['output']>;
  attribute_uid: Scalars['ID']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_id?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  use_default?: Maybe<Scalars['Boolean']['output']>;
  values?: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsSelection = {
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOption>>>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  options_available_for_selection?: Maybe<Array<Maybe<ConfigurableOptionAvailableForSelection>>>;
  variant?: Maybe<SimpleProduct>;
};

export type ConfigurableProductOptionsValues = {
  default_label?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  store_label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
  use_default_value?: Maybe<Scalars['Boolean']['output']>;
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableVariant = {
  attributes?: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  child_sku: Scalars['String']['output'];
  configurable_options?: Maybe<Array<Maybe<SelectedConfigurableOption>>>;
  configured_variant?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type ConfirmCancelOrderInput = {
  confirmation_key: Scalars['String']['input'];
  order_id: Scalars['ID']['input'];
};

export type ConfirmEmailInput = {
  confirmation_key: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type ConfirmWithdrawalOutput = {
  withdrawal: Withdrawal;
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
  | 'ACCOUNT_CONFIRMED';

export type ConsentChoiceInput = {
  accepted: Scalars['Boolean']['input'];
  code: Scalars['String']['input'];
};

export type ConsentInput = {
  /** The offered purposes by code, and whether each was accepted. */
  choices: Array<ConsentChoiceInput>;
  /** Subject of the consent, such as `cookies`. */
  subject: Scalars['String']['input'];
  /** Version of the text that was shown. */
  version: Scalars['String']['input'];
  /** Random id of the browser, stored in a cookie to find the record again; generated by default. */
  visitor_id?: InputMaybe<Scalars['String']['input']>;
};

export type ConsentOutput = {
  recorded_at: Scalars['String']['output'];
  visitor_id: Scalars['String']['output'];
};

export type ContactUsInput = {
  comment: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  status: Scalars['Boolean']['output'];
};

export type Coordinates = {
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

export type Country = {
  available_regions?: Maybe<Array<Maybe<Region>>>;
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  state_required?: Maybe<Scalars['Boolean']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateCompareListInput = {
  products?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type CreateGuestCartInput = {
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  cart?: Maybe<Cart>;
};

export type CreatePayflowProTokenOutput = {
  response_message: Scalars['String']['output'];
  result: Scalars['Int']['output'];
  result_code: Scalars['Int']['output'];
  secure_token: Scalars['String']['output'];
  secure_token_id: Scalars['String']['output'];
};

export type CreatePaymentOrderInput = {
  cartId: Scalars['String']['input'];
  location: PaymentLocation;
  methodCode: Scalars['String']['input'];
  paymentSource: Scalars['String']['input'];
  vaultIntent?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CreatePaymentOrderOutput = {
  amount?: Maybe<Scalars['Float']['output']>;
  currency_code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  mp_order_id?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type CreateProductAlertInput = {
  email: Scalars['String']['input'];
  kind: ProductAlertKind;
  /** Of the product, or of a variant of a configurable one. */
  sku: Scalars['String']['input'];
};

export type CreateProductReviewInput = {
  nickname: Scalars['String']['input'];
  /** Pictures of `uploadReviewPicture`, in their order; they appear with the review. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  ratings: Array<InputMaybe<ProductReviewRatingInput>>;
  /** Of the link in a mail that asks for reviews: the buyer needs no account. */
  request_token?: InputMaybe<Scalars['String']['input']>;
  sku: Scalars['String']['input'];
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  review: ProductReview;
};

export type CreateVaultCardPaymentTokenInput = {
  card_description?: InputMaybe<Scalars['String']['input']>;
  setup_token_id: Scalars['String']['input'];
};

export type CreateVaultCardPaymentTokenOutput = {
  payment_source: PaymentSourceOutput;
  vault_token_id: Scalars['String']['output'];
};

export type CreateVaultCardSetupTokenInput = {
  setup_token: VaultSetupTokenInput;
  three_ds_mode?: InputMaybe<ThreeDsMode>;
};

export type CreateVaultCardSetupTokenOutput = {
  setup_token: Scalars['String']['output'];
};

export type CreateWishlistInput = {
  name: Scalars['String']['input'];
  visibility: WishlistVisibilityEnum;
};

export type CreateWishlistOutput = {
  wishlist: Wishlist;
};

export type CreditCardDetailsInput = {
  cc_exp_month: Scalars['Int']['input'];
  cc_exp_year: Scalars['Int']['input'];
  cc_last_4: Scalars['Int']['input'];
  cc_type: Scalars['String']['input'];
};

export type CreditMemo = {
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** YYYY-MM-DD HH:mm:ss in UTC. */
  created_at: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<CreditMemoItemInterface>>>;
  number: Scalars['String']['output'];
  /** The document, generated on request. */
  pdf?: Maybe<OrderFile>;
  total?: Maybe<CreditMemoTotal>;
};

export type CreditMemoItem = CreditMemoItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type CreditMemoTotal = {
  adjustment: Money;
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  /** Part of the grand total; null where the tip is not returned. */
  tip?: Maybe<Money>;
  total_shipping: Money;
  total_tax: Money;
};

export type CrosssellProduct = {
  id: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type Currency = {
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currecy_code?: Maybe<Scalars['String']['output']>;
  default_display_currecy_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  exchange_rates?: Maybe<Array<Maybe<ExchangeRate>>>;
};

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type CustomAttribute = {
  attribute_metadata?: Maybe<ProductAttributeMetadata>;
  /** For attributes without options. */
  entered_attribute_value?: Maybe<EnteredAttributeValue>;
  selected_attribute_options?: Maybe<SelectedAttributeOption>;
};

export type CustomAttributeMetadata = {
  items?: Maybe<Array<Maybe<Attribute>>>;
};

export type CustomAttributeMetadataInterface = {
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

export type CustomAttributeOption = {
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomAttributeOptionInterface = {
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CustomAttributesListsEnum =
  | 'PRODUCTS_COMPARE'
  | 'PRODUCTS_LISTING'
  | 'PRODUCT_ADVANCED_SEARCH'
  | 'PRODUCT_DETAILS_PAGE'
  | 'PRODUCT_FILTER'
  | 'PRODUCT_SEARCH_RESULTS_FILTER'
  | 'PRODUCT_SORT';

export type Customer = {
  /** Name of the member of staff who acts for the customer in this session; null in the customer's own. */
  acting_staff?: Maybe<Scalars['String']['output']>;
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  addressesV2?: Maybe<CustomerAddresses>;
  allow_remote_shopping_assistance: Scalars['Boolean']['output'];
  companies: UserCompaniesOutput;
  compare_list?: Maybe<CompareList>;
  confirmation_status: ConfirmationStatusEnum;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  /** When the account is to be deleted, `YYYY-MM-DD HH:mm:ss` in UTC; null without a request. */
  deletion_scheduled_for?: Maybe<Scalars['String']['output']>;
  dob?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['Int']['output']>;
  gift_registries?: Maybe<Array<Maybe<GiftRegistry>>>;
  gift_registry?: Maybe<GiftRegistry>;
  group?: Maybe<CustomerGroup>;
  group_id?: Maybe<Scalars['Int']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_confirmed?: Maybe<Scalars['Boolean']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  job_title?: Maybe<Scalars['String']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<CustomerOrders>;
  pad_company?: Maybe<Scalars['String']['output']>;
  pad_company_siret?: Maybe<Scalars['String']['output']>;
  pad_telephone?: Maybe<Scalars['String']['output']>;
  /** The address that replaces `email` once it is confirmed by the mailed link. */
  pending_email?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  /** Whether the account is accepted as that of a company; null for a private customer. */
  professional_state?: Maybe<ProfessionalState>;
  purchase_order?: Maybe<PurchaseOrder>;
  purchase_order_approval_rule?: Maybe<PurchaseOrderApprovalRule>;
  purchase_order_approval_rule_metadata?: Maybe<PurchaseOrderApprovalRuleMetadata>;
  purchase_order_approval_rules?: Maybe<PurchaseOrderApprovalRules>;
  purchase_orders?: Maybe<PurchaseOrders>;
  purchase_orders_enabled: Scalars['Boolean']['output'];
  requisition_lists?: Maybe<RequisitionLists>;
  return?: Maybe<Return>;
  returns?: Maybe<Returns>;
  reviews: ProductReviews;
  reward_points?: Maybe<RewardPoints>;
  role?: Maybe<CompanyRole>;
  segments?: Maybe<Array<Maybe<CustomerSegment>>>;
  status?: Maybe<CompanyUserStatusEnum>;
  store_credit?: Maybe<CustomerStoreCredit>;
  structure_id: Scalars['ID']['output'];
  suffix?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  team?: Maybe<CompanyTeam>;
  telephone?: Maybe<Scalars['String']['output']>;
  /** What is known about `taxvat`; null without one, and where the website does not check VAT numbers. */
  vat_check?: Maybe<VatCheck>;
  wishlist: Wishlist;
  wishlist_v2?: Maybe<Wishlist>;
  wishlists: Array<Maybe<Wishlist>>;
};


export type CustomerAddressesV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerCompaniesArgs = {
  input?: InputMaybe<UserCompaniesInput>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type CustomerGift_RegistryArgs = {
  giftRegistryUid: Scalars['ID']['input'];
};


export type CustomerOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  scope?: InputMaybe<ScopeTypeEnum>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


export type CustomerPurchase_OrderArgs = {
  uid: Scalars['ID']['input'];
};


export type CustomerPurchase_Order_Approval_RuleArgs = {
  uid: Scalars['ID']['input'];
};


export type CustomerPurchase_Order_Approval_RulesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerPurchase_OrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<PurchaseOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerRequisition_ListsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<RequisitionListFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReturnArgs = {
  uid: Scalars['ID']['input'];
};


export type CustomerReturnsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  country_id?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  customer_id?: Maybe<Scalars['Int']['output']>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  extension_attributes?: Maybe<Array<Maybe<CustomerAddressAttribute>>>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  pad_appt?: Maybe<Scalars['String']['output']>;
  pad_code?: Maybe<Scalars['String']['output']>;
  pad_floor?: Maybe<Scalars['String']['output']>;
  pad_instructions?: Maybe<Scalars['String']['output']>;
  pad_latitude?: Maybe<Scalars['Float']['output']>;
  pad_longitude?: Maybe<Scalars['Float']['output']>;
  pad_ring_option?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};


export type CustomerAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerAddressAttribute = {
  attribute_code?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressAttributeInput = {
  attribute_code: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type CustomerAddressInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<CountryCodeEnum>;
  country_id?: InputMaybe<CountryCodeEnum>;
  custom_attributes?: InputMaybe<Array<InputMaybe<CustomerAddressAttributeInput>>>;
  custom_attributesV2?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  pad_appt?: InputMaybe<Scalars['String']['input']>;
  pad_code?: InputMaybe<Scalars['String']['input']>;
  pad_floor?: InputMaybe<Scalars['String']['input']>;
  pad_instructions?: InputMaybe<Scalars['String']['input']>;
  pad_latitude?: InputMaybe<Scalars['Float']['input']>;
  pad_longitude?: InputMaybe<Scalars['Float']['input']>;
  pad_ring_option?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressRegion = {
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddresses = {
  items?: Maybe<Array<Maybe<CustomerAddress>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  input_filter?: Maybe<InputFilterEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  multiline_count?: Maybe<Scalars['Int']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

export type CustomerCreateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  pad_company?: InputMaybe<Scalars['String']['input']>;
  pad_company_siret?: InputMaybe<Scalars['String']['input']>;
  pad_telephone?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerDownloadableProduct = {
  date?: Maybe<Scalars['String']['output']>;
  download_url?: Maybe<Scalars['String']['output']>;
  order_increment_id?: Maybe<Scalars['String']['output']>;
  remaining_downloads?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
};

export type CustomerDownloadableProducts = {
  items?: Maybe<Array<Maybe<CustomerDownloadableProduct>>>;
};

export type CustomerGroup = {
  code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type CustomerGroupStorefront = {
  uid: Scalars['ID']['output'];
};

export type CustomerInput = {
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  pad_company?: InputMaybe<Scalars['String']['input']>;
  pad_company_siret?: InputMaybe<Scalars['String']['input']>;
  pad_telephone?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerLoginOutput = {
  cart: Cart;
  cart_id: Scalars['String']['output'];
  customer: Customer;
  token: Scalars['String']['output'];
};

export type CustomerOrder = {
  /** Amount paid by other means. */
  amount_due?: Maybe<Money>;
  applied_coupons: Array<Maybe<AppliedCoupon>>;
  applied_gift_cards?: Maybe<Array<Maybe<ApplyGiftCardToOrder>>>;
  /** Null for an order without one. */
  appointment?: Maybe<OrderAppointment>;
  /** The appointment as a file for calendars (RFC 5545); null for an order without one. */
  appointment_calendar?: Maybe<Scalars['String']['output']>;
  available_actions: Array<Maybe<OrderActionType>>;
  billing_address?: Maybe<OrderAddress>;
  carrier?: Maybe<Scalars['String']['output']>;
  /** The customer's comment. */
  comment?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  created_at?: Maybe<Scalars['String']['output']>;
  credit_memos?: Maybe<Array<Maybe<CreditMemo>>>;
  customer_info: OrderCustomerInfo;
  /** Working day of delivery promised when the order was placed, YYYY-MM-DD. */
  delivery_date?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  entity_id?: Maybe<Scalars['Int']['output']>;
  gift_message?: Maybe<GiftMessage>;
  gift_receipt_included: Scalars['Boolean']['output'];
  gift_wrapping?: Maybe<GiftWrapping>;
  grand_total?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  increment_id?: Maybe<Scalars['String']['output']>;
  invoices: Array<Maybe<Invoice>>;
  /** Whether it was requested as a quotation (decisions I-5). */
  is_quotation?: Maybe<Scalars['Boolean']['output']>;
  is_virtual: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  items_eligible_for_return?: Maybe<Array<Maybe<OrderItemInterface>>>;
  number: Scalars['String']['output'];
  order_date: Scalars['String']['output'];
  order_number: Scalars['String']['output'];
  order_status_change_date: Scalars['String']['output'];
  pad_comment?: Maybe<Scalars['String']['output']>;
  pad_comment_shipping?: Maybe<Scalars['String']['output']>;
  /** Sets of cutlery that come with the food. */
  pad_cutlery?: Maybe<Scalars['Int']['output']>;
  /** YYYY-MM-DD, local to the location. */
  pad_day?: Maybe<Scalars['String']['output']>;
  /** Euros, with tax. */
  pad_fee?: Maybe<Scalars['Float']['output']>;
  /** As at the time of the order. */
  pad_location?: Maybe<OrderLocation>;
  pad_location_id?: Maybe<Scalars['Int']['output']>;
  /** pickup or delivery */
  pad_mode?: Maybe<Scalars['String']['output']>;
  /** HH:mm, local to the location. */
  pad_time?: Maybe<Scalars['String']['output']>;
  pad_time_end?: Maybe<Scalars['String']['output']>;
  /** The last day to pay before the order is cancelled, YYYY-MM-DD, while the shop waits for a transfer, a cheque or cash. */
  payment_due_on?: Maybe<Scalars['String']['output']>;
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  /** waiting, pending, paid, refused, cancelled or none (decisions G-2) */
  payment_state?: Maybe<Scalars['String']['output']>;
  /** Whether prices of items and discounts are with tax, as they were shown when it was placed. */
  prices_include_tax?: Maybe<Scalars['Boolean']['output']>;
  printed_card_included: Scalars['Boolean']['output'];
  /** The steps behind the order, in their order; one that the shop took back is left out. */
  progress: Array<OrderProgressStep>;
  /** The buyer's reference for the order. */
  purchase_order_number?: Maybe<Scalars['String']['output']>;
  /** The quotation's state; null for an order without a quotation. */
  quotation?: Maybe<Quotation>;
  returns?: Maybe<Returns>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  /** Magento's order state, such as `new` or `processing`. */
  state?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /** Machine code of the status; status is its label (decisions G-4). */
  status_code?: Maybe<Scalars['String']['output']>;
  token: Scalars['String']['output'];
  total?: Maybe<OrderTotal>;
  tr_ticket_count?: Maybe<Scalars['Int']['output']>;
  /** Euros. */
  tr_tickets_total_amount?: Maybe<Scalars['Float']['output']>;
  /** null without a legal right of withdrawal. */
  withdrawal?: Maybe<WithdrawalOptions>;
  /** Declared withdrawals. */
  withdrawals: Array<Withdrawal>;
};


export type CustomerOrderReturnsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrders = {
  date_of_first_order?: Maybe<Scalars['String']['output']>;
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerOrdersFilterInput = {
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOutput = {
  customer: Customer;
};

export type CustomerPaymentTokens = {
  items: Array<Maybe<PaymentToken>>;
};

export type CustomerSegment = {
  uid: Scalars['ID']['output'];
};

export type CustomerStoreCredit = {
  current_balance?: Maybe<Money>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type CustomerToken = {
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerUpdateInput = {
  allow_remote_shopping_assistance?: InputMaybe<Scalars['Boolean']['input']>;
  custom_attributes?: InputMaybe<Array<InputMaybe<AttributeValueInput>>>;
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  pad_company?: InputMaybe<Scalars['String']['input']>;
  pad_company_siret?: InputMaybe<Scalars['String']['input']>;
  pad_telephone?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type CustomizableAreaOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableAreaValue>;
};

export type CustomizableAreaValue = {
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableCheckboxValue>>>;
};

export type CustomizableCheckboxValue = {
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableDateOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableDateValue>;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableDateValue = {
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<CustomizableDateTypeEnum>;
  uid: Scalars['ID']['output'];
};

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableDropDownValue = {
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableFileOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFileValue>;
};

export type CustomizableFileValue = {
  file_extension?: Maybe<Scalars['String']['output']>;
  image_size_x?: Maybe<Scalars['Int']['output']>;
  image_size_y?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableMultipleOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableMultipleValue>>>;
};

export type CustomizableMultipleValue = {
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** The text of a text option; for others the ids of the selected values, separated by commas. */
export type CustomizableOptionInput = {
  id?: InputMaybe<Scalars['Int']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type CustomizableOptionInterface = {
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

export type CustomizableRadioOption = CustomizableOptionInterface & {
  option_id?: Maybe<Scalars['Int']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableRadioValue>>>;
};

export type CustomizableRadioValue = {
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DeleteCompareListOutput = {
  result: Scalars['Boolean']['output'];
};

export type DeletePaymentTokenOutput = {
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  result: Scalars['Boolean']['output'];
};

export type DeleteWishlistOutput = {
  status: Scalars['Boolean']['output'];
  /** The lists that are left. */
  wishlists: Array<Maybe<Wishlist>>;
};

export type DeliveryLocationsOutput = {
  locations: Array<Location>;
  /** Set when no location delivers there; nearest locations first. */
  unavailable_messages: Array<LocationUnavailableMessage>;
};

export type DeliveryPeriod = {
  /** YYYY-MM-DD, local to the location. */
  day: Scalars['String']['output'];
  periods: Array<DeliveryPeriodTime>;
};

export type DeliveryPeriodTime = {
  end_time: Scalars['String']['output'];
  /** Euros, with tax; 0 for pickup (decisions H-6). */
  fee: Scalars['Float']['output'];
  /** HH:mm, local to the location. */
  time: Scalars['String']['output'];
};

export type Discount = {
  amount: Money;
  applied_to: CartDiscountType;
  coupon?: Maybe<AppliedCoupon>;
  is_discounting_locked?: Maybe<Scalars['Boolean']['output']>;
  label: Scalars['String']['output'];
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

/** Never returned: downloads are not supported. Clients name the type. */
export type DownloadableCartItem = CartItemInterface & {
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  food?: Maybe<FoodFacts>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  is_gift: Scalars['Boolean']['output'];
  links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  note_from_buyer?: Maybe<Array<Maybe<ItemNote>>>;
  note_from_seller?: Maybe<Array<Maybe<ItemNote>>>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  uid: Scalars['ID']['output'];
};

export type DownloadableCreditMemoItem = CreditMemoItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableFileTypeEnum =
  | 'FILE'
  | 'URL';

export type DownloadableInvoiceItem = InvoiceItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableItemsLinks = {
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableOrderItem = OrderItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

/** What is sold for download, link by link or as a whole. */
export type DownloadableProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  downloadable_product_links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  downloadable_product_samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  links_purchased_separately?: Maybe<Scalars['Int']['output']>;
  links_title?: Maybe<Scalars['String']['output']>;
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  turntables?: Maybe<Array<ProductTurntable>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
};


/** What is sold for download, link by link or as a whole. */
export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** What is sold for download, link by link or as a whole. */
export type DownloadableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type DownloadableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  downloadable_product_links?: InputMaybe<Array<InputMaybe<DownloadableProductLinksInput>>>;
};

export type DownloadableProductLinks = {
  id?: Maybe<Scalars['Int']['output']>;
  is_shareable?: Maybe<Scalars['Boolean']['output']>;
  link_type?: Maybe<DownloadableFileTypeEnum>;
  number_of_downloads?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  sample_file?: Maybe<Scalars['String']['output']>;
  sample_type?: Maybe<DownloadableFileTypeEnum>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableProductLinksInput = {
  link_id: Scalars['Int']['input'];
};

export type DownloadableProductSamples = {
  id?: Maybe<Scalars['Int']['output']>;
  sample_file?: Maybe<Scalars['String']['output']>;
  sample_type?: Maybe<DownloadableFileTypeEnum>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type DownloadableWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  links_v2?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
};

export type EnteredAttributeValue = {
  value?: Maybe<Scalars['String']['output']>;
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type EntityUrl = {
  /** URLs of the page in the other languages. */
  alternates?: Maybe<Array<Alternate>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  entity_uid?: Maybe<Scalars['ID']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  redirectCode?: Maybe<Scalars['Int']['output']>;
  relative_url?: Maybe<Scalars['String']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type Error = {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  /** Index of the rejected item in `cartItems`, from 0. */
  position?: Maybe<Scalars['Int']['output']>;
  /** SKU of the rejected item as sent by the client. */
  sku?: Maybe<Scalars['String']['output']>;
};

export type ErrorInterface = {
  message: Scalars['String']['output'];
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: Scalars['String']['input'];
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateTotalsOutput = {
  cart?: Maybe<Cart>;
};

export type ExchangeRate = {
  currency_to?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Float']['output']>;
};

export type FastlaneConfig = PaymentConfigItem & {
  code?: Maybe<Scalars['String']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  payment_source?: Maybe<Scalars['String']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  three_ds_mode?: Maybe<ThreeDsMode>;
  title?: Maybe<Scalars['String']['output']>;
};

export type FastlaneMethodInput = {
  payment_source?: InputMaybe<Scalars['String']['input']>;
  paypal_fastlane_token?: InputMaybe<Scalars['String']['input']>;
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  finset?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  from?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  gteq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  like?: InputMaybe<Scalars['String']['input']>;
  lt?: InputMaybe<Scalars['String']['input']>;
  lteq?: InputMaybe<Scalars['String']['input']>;
  moreq?: InputMaybe<Scalars['String']['input']>;
  neq?: InputMaybe<Scalars['String']['input']>;
  nin?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notnull?: InputMaybe<Scalars['String']['input']>;
  null?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FixedProductTax = {
  amount?: Maybe<Money>;
  label?: Maybe<Scalars['String']['output']>;
};

export type FixedProductTaxDisplaySettings =
  | 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  | 'EXCLUDE_FPT_WITHOUT_DETAILS'
  | 'FPT_DISABLED'
  | 'INCLUDE_FPT_WITHOUT_DETAILS'
  | 'INCLUDE_FPT_WITH_DETAILS';

/** Mandatory information on food, of everything that a line contains (decisions M-5). */
export type FoodFacts = {
  /** Names of the contained allergens in the language of the store view; of a bundle, those of all that may be chosen. */
  allergens: Array<Scalars['String']['output']>;
  /** Not sold to minors. */
  has_alcohol: Scalars['Boolean']['output'];
  /** Whether the list is complete; else the food may contain others. */
  is_declared: Scalars['Boolean']['output'];
};

export type Form = {
  css_classes?: Maybe<Scalars['String']['output']>;
  /** Includes the anti-spam fields: a honeypot, which must stay empty, and the form key. */
  fields: Array<FormField>;
  /** Identifier for submitForm. */
  id: Scalars['Int']['output'];
  identifier: Scalars['String']['output'];
  /** URL path, after the language, of a page that contains the form, or null. */
  page_path?: Maybe<Scalars['String']['output']>;
  success_message?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** Label of the submit button. */
  validate_label?: Maybe<Scalars['String']['output']>;
};

export type FormField = {
  autocapitalize?: Maybe<Scalars['String']['output']>;
  autocomplete?: Maybe<Scalars['String']['output']>;
  autofocus?: Maybe<Scalars['Boolean']['output']>;
  comment?: Maybe<Scalars['String']['output']>;
  css_class?: Maybe<Scalars['String']['output']>;
  /** Replaces the message of the failed rule. */
  error_message?: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  max?: Maybe<Scalars['String']['output']>;
  maxlength?: Maybe<Scalars['Int']['output']>;
  /** A number, or a date as YYYY-MM-DD. */
  min?: Maybe<Scalars['String']['output']>;
  minlength?: Maybe<Scalars['Int']['output']>;
  options: Array<FormFieldOption>;
  placeholder?: Maybe<Scalars['String']['output']>;
  required: Scalars['Boolean']['output'];
  step?: Maybe<Scalars['Float']['output']>;
  /** text, textarea, email, tel, number, url, date, select, radio, checkbox or hidden. */
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type FormFieldOption = {
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type GenerateCustomerTokenAsAdminInput = {
  customer_email: Scalars['String']['input'];
};

export type GenerateCustomerTokenAsAdminOutput = {
  customer_token: Scalars['String']['output'];
};

export type GeoAutosuggestOutput = {
  suggestions: Array<GeoSuggestion>;
};

export type GeoLookupOutput = {
  result?: Maybe<GeoResult>;
};

/** A place (spec 001 §3). */
export type GeoResult = {
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2, such as FR. */
  country?: Maybe<Scalars['String']['output']>;
  house_number?: Maybe<Scalars['String']['output']>;
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  postcode?: Maybe<Scalars['String']['output']>;
  /** Department or province. */
  state?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
};

export type GeoSearchOutput = {
  results: Array<GeoResult>;
};

export type GeoSuggestion = {
  /** Argument of geoLookup. */
  here_id: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  /** The place in one line, such as `12 rue de Condé, 69002 Lyon`. */
  title: Scalars['String']['output'];
};

export type GetPaymentSdkOutput = {
  sdkParams?: Maybe<Array<Maybe<PaymentSdkParamsItem>>>;
};

export type GiftMessage = {
  from: Scalars['String']['output'];
  message: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type GiftMessageInput = {
  from: Scalars['String']['input'];
  message: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type GiftOptionsPrices = {
  gift_wrapping_for_items?: Maybe<Money>;
  gift_wrapping_for_order?: Maybe<Money>;
  printed_card?: Maybe<Money>;
};

export type GiftRegistry = {
  created_at: Scalars['String']['output'];
  event_name: Scalars['String']['output'];
  message: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type GiftWrapping = {
  design: Scalars['String']['output'];
  image?: Maybe<GiftWrappingImage>;
  price: Money;
  uid: Scalars['ID']['output'];
};

export type GiftWrappingImage = {
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type GooglePayButtonStyles = {
  color?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type GooglePayConfig = PaymentConfigItem & {
  button_styles?: Maybe<GooglePayButtonStyles>;
  code?: Maybe<Scalars['String']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  payment_source?: Maybe<Scalars['String']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  three_ds_mode?: Maybe<ThreeDsMode>;
  title?: Maybe<Scalars['String']['output']>;
};

export type GooglePayMethodInput = {
  payment_source?: InputMaybe<Scalars['String']['input']>;
  payments_order_id?: InputMaybe<Scalars['String']['input']>;
  paypal_order_id?: InputMaybe<Scalars['String']['input']>;
};

export type GroupedProduct = PhysicalProductInterface & ProductInterface & RoutableInterface & {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  items?: Maybe<Array<Maybe<GroupedProductItem>>>;
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options_container?: Maybe<Scalars['String']['output']>;
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  /** What the pack proposes, which is its price: the products that can be bought, in whole lots of this visitor. */
  proposed_items: Array<ProposedItem>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  turntables?: Maybe<Array<ProductTurntable>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type GroupedProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  position?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

export type GroupedProductWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type GuestOrderCancelInput = {
  reason: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** Any of the values of an attribute, as the filter of `products` takes them. */
export type HiddenFilter = {
  attribute_code: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type HostedFieldsConfig = PaymentConfigItem & {
  cc_vault_code?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  is_vault_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  payment_source?: Maybe<Scalars['String']['output']>;
  requires_card_details?: Maybe<Scalars['Boolean']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  three_ds?: Maybe<Scalars['Boolean']['output']>;
  three_ds_mode?: Maybe<ThreeDsMode>;
  title?: Maybe<Scalars['String']['output']>;
};

export type HostedFieldsInput = {
  cardBin?: InputMaybe<Scalars['String']['input']>;
  cardExpiryMonth?: InputMaybe<Scalars['String']['input']>;
  cardExpiryYear?: InputMaybe<Scalars['String']['input']>;
  cardLast4?: InputMaybe<Scalars['String']['input']>;
  holderName?: InputMaybe<Scalars['String']['input']>;
  is_active_payment_token_enabler?: InputMaybe<Scalars['Boolean']['input']>;
  payment_source?: InputMaybe<Scalars['String']['input']>;
  payments_order_id?: InputMaybe<Scalars['String']['input']>;
  paypal_order_id?: InputMaybe<Scalars['String']['input']>;
};

export type HostedProInput = {
  cancel_url: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};

export type HostedProUrl = {
  secure_form_url?: Maybe<Scalars['String']['output']>;
};

export type HostedProUrlInput = {
  cart_id: Scalars['String']['input'];
};

export type HttpQueryParameter = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ImageSize = {
  /** URL of the AVIF file. */
  avif: Scalars['String']['output'];
  /** sm, md, lg, xl or xxl */
  code: Scalars['String']['output'];
  /** URL of the WebP file, under the name in the specification. */
  url: Scalars['String']['output'];
  /** URL of the WebP file. */
  webp: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type ImageSwatchData = SwatchDataInterface & {
  thumbnail?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type InputFilterEnum =
  | 'DATE'
  | 'ESCAPEHTML'
  | 'NONE'
  | 'STRIPTAGS'
  | 'TRIM';

export type InsufficientStockError = Error & {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  position?: Maybe<Scalars['Int']['output']>;
  /** Number of units that can still be added. */
  quantity?: Maybe<Scalars['Float']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type InternalError = ErrorInterface & {
  message: Scalars['String']['output'];
};

export type Invoice = {
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** YYYY-MM-DD HH:mm:ss in UTC. */
  created_at: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  number: Scalars['String']['output'];
  /** The document, generated on request. */
  pdf?: Maybe<OrderFile>;
  total?: Maybe<InvoiceTotal>;
};

export type InvoiceItem = InvoiceItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  /** Part of the grand total; null without a tip. */
  tip?: Maybe<Money>;
  total_shipping: Money;
  total_tax: Money;
};

export type IsEmailAvailableOutput = {
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type ItemNote = {
  created_at?: Maybe<Scalars['String']['output']>;
  creator_id?: Maybe<Scalars['Int']['output']>;
  creator_type?: Maybe<Scalars['Int']['output']>;
  negotiable_quote_item_uid?: Maybe<Scalars['ID']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  note_uid?: Maybe<Scalars['ID']['output']>;
};

export type ItemSelectedBundleOption = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  id: Scalars['ID']['output'];
  price: Money;
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type KeyValue = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** Something near a place by which visitors find it. */
export type Landmark = {
  /** Where it lies, seen from the place. */
  direction: CompassPoint;
  kind: LandmarkKind;
  /** On foot. */
  metres: Scalars['Int']['output'];
  /** In the language of the store view. */
  name: Scalars['String']['output'];
  walking_minutes: Scalars['Int']['output'];
};

export type LandmarkKind =
  | 'LANDMARK'
  | 'PARKING'
  | 'STATION'
  | 'STREET'
  | 'TRAM';

export type LayerFilter = {
  filter_items?: Maybe<Array<Maybe<LayerFilterItemInterface>>>;
  filter_items_count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  request_var?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItem = LayerFilterItemInterface & {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type LayerFilterItemInterface = {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value_string?: Maybe<Scalars['String']['output']>;
};

/** A point of sale (spec 001 §3). */
export type Location = {
  /** From today, in chronological order. */
  closures: Array<LocationClosure>;
  /** Identifier in URLs and store codes, such as `paris-marais`. */
  code: Scalars['String']['output'];
  /** Distance in kilometres from the requested place; null if unknown, and in getLocations. */
  distance?: Maybe<Scalars['Float']['output']>;
  enable_delivery: Scalars['Boolean']['output'];
  enable_pickup: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  marker?: Maybe<LocationMarker>;
  /** Message for shoppers about the location. */
  message?: Maybe<Scalars['String']['output']>;
  /** CSS class of the message. */
  message_css?: Maybe<Scalars['String']['output']>;
  /** Minimum value of goods for a delivery, including tax; null for no minimum. */
  min_order?: Maybe<Money>;
  /** The seven days of the week from Monday. */
  opening_hours: Array<LocationDay>;
  root_category_id: Scalars['Int']['output'];
  /** Days with hours of their own instead of those of the weekday, from today, in chronological order. */
  special_hours: Array<LocationSpecialDay>;
  /** Store view of the location in the language of the request (decisions A-3). */
  store_code: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  /** IANA time zone of days, times and opening hours, such as Europe/Paris. */
  timezone: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type LocationClosure = {
  /** YYYY-MM-DD, inclusive. */
  from: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type LocationCoordinates = {
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

export type LocationDay = {
  /** Local time in ascending order; empty on a closed day. */
  hours: Array<LocationHours>;
  /** ISO: 1 is Monday, 7 Sunday. */
  weekday: Scalars['Int']['output'];
};

/** HH:mm, in local time. */
export type LocationHours = {
  closes: Scalars['String']['output'];
  opens: Scalars['String']['output'];
};

/** The location's place on the map and its page (decisions H-11). */
export type LocationMarker = {
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  coordinate_lat: Scalars['Float']['output'];
  coordinate_lng: Scalars['Float']['output'];
  coordinates: LocationCoordinates;
  country_code: Scalars['String']['output'];
  /** Postcode. */
  cp: Scalars['String']['output'];
  identifier: Scalars['String']['output'];
  is_visible: Scalars['Boolean']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** URL of its page in the language of the store view. */
  url_key: Scalars['String']['output'];
};

export type LocationSpecialDay = {
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  hours: Array<LocationHours>;
};

export type LocationUnavailableMessage = {
  address: Scalars['String']['output'];
  message: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type LostCartItem = {
  product_name: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

/** A place with a page: a shop, showroom or dealer (spec 001 §3, decisions H-11). */
export type Marker = {
  /** JSON: services in the language of the store view, tags, opening_hours by weekday as spans of local time, timezone, closures. */
  additional_information: Scalars['String']['output'];
  address: Scalars['String']['output'];
  /** URLs of the page in all languages. */
  alternates: Array<MarkerAlternate>;
  city: Scalars['String']['output'];
  contact_email?: Maybe<Scalars['String']['output']>;
  /** HTML. */
  content?: Maybe<Scalars['String']['output']>;
  coordinate_lat: Scalars['Float']['output'];
  coordinate_lng: Scalars['Float']['output'];
  coordinates: Coordinates;
  /** ISO 3166-1 alpha-2, such as FR. */
  country_id: Scalars['String']['output'];
  /** Postcode. */
  cp: Scalars['String']['output'];
  /** UTC, such as 2026-03-14 09:00:00. */
  creation_time: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  identifier: Scalars['String']['output'];
  /** The picture in all sizes. */
  image?: Maybe<OptimizedImage>;
  /** URL of the picture. */
  img?: Maybe<Scalars['String']['output']>;
  is_visible: Scalars['Boolean']['output'];
  /** What visitors know near the place, nearest first. */
  landmarks: Array<Landmark>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  /** Kind of place, such as `showroom` or `dealer`. */
  picto?: Maybe<Scalars['String']['output']>;
  root_category_id?: Maybe<Scalars['Int']['output']>;
  social_urls: Array<MarkerSocialUrl>;
  store_group_id?: Maybe<Scalars['Int']['output']>;
  store_ids: Array<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  update_time: Scalars['String']['output'];
  /** URL in the language of the store view. */
  url_key: Scalars['String']['output'];
  website_url?: Maybe<Scalars['String']['output']>;
  /** Web map zoom level: 1 is the world, 20 a building. */
  zoom: Scalars['Int']['output'];
};

export type MarkerAlternate = {
  language: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
};

export type MarkerCoordinates = {
  coordinates: Coordinates;
  identifier: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
};

export type MarkerSocialUrl = {
  /** As `instagram`. */
  network: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type MediaGalleryEntry = {
  content?: Maybe<ProductMediaGalleryEntriesContent>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  media_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  uid: Scalars['ID']['output'];
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type MediaGalleryInterface = {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type MessageStyleLogo = {
  type?: Maybe<Scalars['String']['output']>;
};

export type MessageStyles = {
  layout?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<MessageStyleLogo>;
};

export type Money = {
  currency?: Maybe<CurrencyEnum>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type Mutation = {
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  addDownloadableProductsToCart?: Maybe<AddDownloadableProductsToCartOutput>;
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  addProductsToCompareList?: Maybe<CompareList>;
  addProductsToNewCart?: Maybe<AddProductsToNewCartOutput>;
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  /** Deprecated: adds all items or none, and returns errors. Newer clients use addProductsToCart. */
  addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  addVirtualProductsToCart?: Maybe<AddVirtualProductsToCartOutput>;
  addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
  /** Anonymises the account (decisions K-10); requires the password. The new login is mailed. */
  anonymizePersonalData?: Maybe<PersonalDataOutput>;
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  applyCouponsToCart?: Maybe<ApplyCouponToCartOutput>;
  /**
   * Sets the meal vouchers that the customer will pay with: their number and total value in euros. Replaces earlier ones
   * (decisions I-1 to I-4). Errors have a message in the language of the store view.
   */
  applyTicketRestaurants?: Maybe<ApplyTicketRestaurantsOutput>;
  assignCompareListToCustomer?: Maybe<AssignCompareListToCustomerOutput>;
  assignCustomerToGuestCart: Cart;
  /**
   * Sets the location and the fulfilment method of a cart; `mode` is pickup or delivery. The cart moves to the location's
   * store view, its slot is cleared, and items that are not sold there are removed with a notice in `Cart.notices`
   * (decisions H-4).
   */
  assignLocationToCart?: Maybe<AssignLocationToCartOutput>;
  /** Reserves a slot for the cart for ten minutes; `day` is YYYY-MM-DD and `time` HH:mm, as returned by getPeriods. */
  assignPeriodToCart?: Maybe<AssignPeriodToCartOutput>;
  cancelAccountDelete?: Maybe<AccountDeleteOutput>;
  cancelOrder?: Maybe<CancelOrderOutput>;
  /** Declines the customer's quotation by the order's `entity_id`. A settled quotation is returned unchanged. */
  cancelQuotation?: Maybe<QuotationOutput>;
  changeCustomerPassword?: Maybe<Customer>;
  clearCart: ClearCartOutput;
  /** Removes location, mode and slot from the cart and returns it to the website's store view. */
  clearLocationAndPeriod?: Maybe<ClearLocationAndPeriodOutput>;
  clearTicketRestaurants?: Maybe<ClearTicketRestaurantsOutput>;
  clearWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  completeOrder?: Maybe<PlaceOrderOutput>;
  /** Guest cancellations need no confirmation here, so this returns Magento's error for an invalid key. */
  confirmCancelOrder?: Maybe<CancelOrderOutput>;
  /** Confirms the e-mail address of an account, or its new address, with the key from a mail. Accounts also work unconfirmed. */
  confirmEmail?: Maybe<CustomerOutput>;
  /** Follows the link of a mail that confirms an alert; idempotent. */
  confirmProductAlert: ProductAlert;
  /** Second step: declares the withdrawal and acknowledges it by mail, with content, date and time. Idempotent. */
  confirmWithdrawal?: Maybe<ConfirmWithdrawalOutput>;
  /** Sends a message to the shop. Stored and mailed like a submission of the shop's contact form. */
  contactUs?: Maybe<ContactUsOutput>;
  createBraintreeClientToken: Scalars['String']['output'];
  createBraintreePayPalClientToken: Scalars['String']['output'];
  createBraintreePayPalVaultClientToken: Scalars['String']['output'];
  createCompareList?: Maybe<CompareList>;
  createCustomer?: Maybe<CustomerOutput>;
  createCustomerAddress?: Maybe<CustomerAddress>;
  createCustomerV2?: Maybe<CustomerOutput>;
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  createPayflowProToken?: Maybe<CreatePayflowProTokenOutput>;
  createPaymentOrder?: Maybe<CreatePaymentOrderOutput>;
  createPaypalExpressToken?: Maybe<PaypalExpressTokenOutput>;
  /**
   * Asks for one mail: at once for the confirmed e-mail of the signed-in customer, else once the link in a mail is followed;
   * nothing is stored before.
   */
  createProductAlert: ProductAlert;
  createProductReview: CreateProductReviewOutput;
  createVaultCardPaymentToken?: Maybe<CreateVaultCardPaymentTokenOutput>;
  createVaultCardSetupToken?: Maybe<CreateVaultCardSetupTokenOutput>;
  /** A further list of the customer, where the website has several: enable_multiple_wishlists of storeConfig. */
  createWishlist?: Maybe<CreateWishlistOutput>;
  /** Signs in, merges the guest cart and returns the customer's cart (decisions C-1). */
  customerLogin?: Maybe<CustomerLoginOutput>;
  deleteCompareList?: Maybe<DeleteCompareListOutput>;
  /** Deletes the signed-in customer's account immediately. requestAccountDelete has a grace period. */
  deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  deleteCustomerAddressV2?: Maybe<Scalars['Boolean']['output']>;
  deletePaymentToken?: Maybe<DeletePaymentTokenOutput>;
  /** Deletes a list of the customer, with its items; never the default one. */
  deleteWishlist?: Maybe<DeleteWishlistOutput>;
  /** Confirms the cart notices: price changes and removed lines are no longer reported. */
  dismissCartNotices: Cart;
  downloadPersonalData?: Maybe<PersonalData>;
  /** Ends all alerts of the e-mail to which a link was sent; true. */
  endProductAlerts: Scalars['Boolean']['output'];
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** Totals and shipping methods of the cart for an address. Nothing is stored. */
  estimateTotals: EstimateTotalsOutput;
  /** Confirms a newsletter link; `token` contains the address and whether it subscribes or unsubscribes. */
  followNewsletterLink?: Maybe<NewsletterLinkOutput>;
  generateCustomerToken?: Maybe<CustomerToken>;
  generateCustomerTokenAsAdmin?: Maybe<GenerateCustomerTokenAsAdminOutput>;
  handlePayflowProResponse?: Maybe<PayflowProResponseOutput>;
  /**
   * Gives a guest's order, by the token of placeOrder, to the signed-in customer of the same e-mail address. Orders of others
   * are not found.
   */
  keepGuestOrder?: Maybe<CustomerOrder>;
  mergeCarts: Cart;
  /** Opens the session of a member of staff who acts for a customer, with the link from the back office, which works once. */
  openActingSession?: Maybe<CustomerLoginOutput>;
  /**
   * Form fields that the browser posts to the payment page; only for the owner of the order (decisions F-6). Customers may
   * keep the card for later purchases, or name a kept one of customerPaymentTokens.
   */
  payzenRedirect?: Maybe<PayzenRedirect>;
  placeOrder?: Maybe<PlaceOrderOutput>;
  /** Records a consent, such as that of the cookie banner (decisions K-14). */
  recordConsent?: Maybe<ConsentOutput>;
  /** Ends the mails that ask the buyer for reviews; true. */
  refuseReviewRequests: Scalars['Boolean']['output'];
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeCouponsFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  removeProductsFromCompareList?: Maybe<CompareList>;
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  reorderItems?: Maybe<ReorderItemsOutput>;
  /** Requests the deletion of the account (decisions K-11), which can be cancelled until then. */
  requestAccountDelete?: Maybe<AccountDeleteOutput>;
  requestGuestOrderCancel?: Maybe<CancelOrderOutput>;
  /**
   * Mails a link to the address of an order if number and e-mail match: it shows the order (guestOrderByToken) or opens a
   * withdrawal. Returns true in either case, so that orders of others cannot be discovered.
   */
  requestOrderLink: Scalars['Boolean']['output'];
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  /** First step of a withdrawal: validates it and returns it. Nothing is declared yet (decisions M-2). */
  requestWithdrawal?: Maybe<RequestWithdrawalOutput>;
  /** Always true, whether or not there is an account to confirm. */
  resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  sendEmailToFriend?: Maybe<SendEmailToFriendOutput>;
  /**
   * Chooses the appointment of the cart's selected shipping method and reserves it for ten minutes; `day` is YYYY-MM-DD and
   * `time` HH:mm, as AvailableShippingMethod.appointment lists them.
   */
  setAppointmentOnCart?: Maybe<SetAppointmentOnCartOutput>;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  setCartAsInactive?: Maybe<SetCartAsInactiveOutput>;
  setCartComments?: Maybe<SetCartCommentsOutput>;
  /** Asks for sets of cutlery, 0 to `StoreConfig.pad_most_cutlery`. */
  setCutleryOnCart?: Maybe<SetCutleryOnCartOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  /** Sets the payment method and places the order. Newer clients use setPaymentMethodOnCart and placeOrder. */
  setPaymentMethodAndPlaceOrder?: Maybe<PlaceOrderOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /**
   * Adds a tip, 0 to `TipOptions.most`, in units of the cart's currency; 0 takes it back. It is paid with the order, without
   * tax, and promotions and meal vouchers do not count it (decisions H-14).
   */
  setTipOnCart?: Maybe<SetTipOnCartOutput>;
  /** Submits a form. Invalid values are listed in `errors`; unknown and repeated fields are an error of the request. */
  submitForm?: Maybe<SubmitFormOutput>;
  subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /**
   * Subscribes an address. Its owner confirms by a link in a mail, which is the same for known and unknown addresses; the
   * signed-in customer's address is subscribed at once.
   */
  subscribeToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  syncPaymentOrder?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Ends a subscription: at once for the signed-in customer's address or with the `token` of a mail, else by a link that is
   * mailed to the address.
   */
  unsubscribeToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  updateCustomer?: Maybe<CustomerOutput>;
  updateCustomerAddress?: Maybe<CustomerAddress>;
  updateCustomerAddressV2?: Maybe<CustomerAddress>;
  updateCustomerEmail?: Maybe<CustomerOutput>;
  updateCustomerV2?: Maybe<CustomerOutput>;
  updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
  /**
   * Renames a list of the customer, or decides who reads it, as Adobe Commerce does. Each time a list becomes PUBLIC it
   * gets a new sharing code, so that links from before stay closed.
   */
  updateWishlist?: Maybe<UpdateWishlistOutput>;
  /**
   * Takes a picture for a review, from who may write one: JPEG, PNG, WebP or AVIF of at most 160 KB, in base64. Notes of the
   * camera are removed.
   */
  uploadReviewPicture: ReviewPicture;
  /**
   * Accepts the customer's quotation by the order's `entity_id`. It becomes an order, paid by card (`pending_payment`,
   * payzenRedirect), by transfer, or on account. Fails without a change when the quotation cannot be accepted (decisions
   * I-5).
   */
  validateQuotation?: Maybe<QuotationOutput>;
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationAddDownloadableProductsToCartArgs = {
  input?: InputMaybe<AddDownloadableProductsToCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


export type MutationAddProductsToNewCartArgs = {
  cartItems: Array<CartItemInput>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAnonymizePersonalDataArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationApplyCouponsToCartArgs = {
  input?: InputMaybe<ApplyCouponsToCartInput>;
};


export type MutationApplyTicketRestaurantsArgs = {
  cart_id: Scalars['String']['input'];
  count: Scalars['Int']['input'];
  employer_authorisation?: InputMaybe<Scalars['Boolean']['input']>;
  total_amount: Scalars['Float']['input'];
};


export type MutationAssignCompareListToCustomerArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationAssignLocationToCartArgs = {
  cart_id: Scalars['String']['input'];
  location_id: Scalars['Int']['input'];
  mode: Scalars['String']['input'];
};


export type MutationAssignPeriodToCartArgs = {
  cart_id: Scalars['String']['input'];
  day: Scalars['String']['input'];
  time: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationCancelQuotationArgs = {
  order_id: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationClearCartArgs = {
  input: ClearCartInput;
};


export type MutationClearLocationAndPeriodArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationClearTicketRestaurantsArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationClearWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationCompleteOrderArgs = {
  input?: InputMaybe<CompleteOrderInput>;
};


export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmProductAlertArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmWithdrawalArgs = {
  confirmation_token: Scalars['String']['input'];
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationCreateBraintreePayPalVaultClientTokenArgs = {
  input?: InputMaybe<BraintreeVaultInput>;
};


export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
  mobile_key?: InputMaybe<Scalars['String']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
  mobile_key?: InputMaybe<Scalars['String']['input']>;
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationCreatePayflowProTokenArgs = {
  input: PayflowProTokenInput;
};


export type MutationCreatePaymentOrderArgs = {
  input: CreatePaymentOrderInput;
};


export type MutationCreatePaypalExpressTokenArgs = {
  input: PaypalExpressTokenInput;
};


export type MutationCreateProductAlertArgs = {
  input: CreateProductAlertInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationCreateVaultCardPaymentTokenArgs = {
  input: CreateVaultCardPaymentTokenInput;
};


export type MutationCreateVaultCardSetupTokenArgs = {
  input: CreateVaultCardSetupTokenInput;
};


export type MutationCreateWishlistArgs = {
  input: CreateWishlistInput;
};


export type MutationCustomerLoginArgs = {
  email: Scalars['String']['input'];
  guest_cart_id?: InputMaybe<Scalars['String']['input']>;
  mobile_key?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteCustomerAddressV2Args = {
  uid: Scalars['ID']['input'];
};


export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


export type MutationDeleteWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
};


export type MutationDismissCartNoticesArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationEndProductAlertsArgs = {
  token: Scalars['String']['input'];
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationFollowNewsletterLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  mobile_key?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  recaptcha_response?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGenerateCustomerTokenAsAdminArgs = {
  input: GenerateCustomerTokenAsAdminInput;
};


export type MutationHandlePayflowProResponseArgs = {
  input: PayflowProResponseInput;
};


export type MutationKeepGuestOrderArgs = {
  token: Scalars['String']['input'];
};


export type MutationMergeCartsArgs = {
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
  source_cart_id: Scalars['String']['input'];
};


export type MutationOpenActingSessionArgs = {
  token: Scalars['String']['input'];
};


export type MutationPayzenRedirectArgs = {
  is_active_payment_token_enabler?: InputMaybe<Scalars['Boolean']['input']>;
  order_number: Scalars['String']['input'];
  public_hash?: InputMaybe<Scalars['String']['input']>;
  return_url: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationRecordConsentArgs = {
  input: ConsentInput;
};


export type MutationRefuseReviewRequestsArgs = {
  token: Scalars['String']['input'];
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveCouponsFromCartArgs = {
  input?: InputMaybe<RemoveCouponsFromCartInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


export type MutationRequestOrderLinkArgs = {
  input: OrderLinkInput;
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


export type MutationSendEmailToFriendArgs = {
  input?: InputMaybe<SendEmailToFriendInput>;
};


export type MutationSetAppointmentOnCartArgs = {
  cart_id: Scalars['String']['input'];
  day: Scalars['String']['input'];
  time: Scalars['String']['input'];
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetCartAsInactiveArgs = {
  cartId: Scalars['String']['input'];
};


export type MutationSetCartCommentsArgs = {
  cart_id: Scalars['String']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
  comment_shipping?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetCutleryOnCartArgs = {
  cart_id: Scalars['String']['input'];
  sets: Scalars['Int']['input'];
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetPaymentMethodAndPlaceOrderArgs = {
  input?: InputMaybe<SetPaymentMethodAndPlaceOrderInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationSetTipOnCartArgs = {
  amount: Scalars['Float']['input'];
  cart_id: Scalars['String']['input'];
};


export type MutationSubmitFormArgs = {
  fields: Array<SubmitFormField>;
  form_id: Scalars['Int']['input'];
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationSyncPaymentOrderArgs = {
  input?: InputMaybe<SyncPaymentOrderInput>;
};


export type MutationUnsubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationUpdateCustomerArgs = {
  input: CustomerInput;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationUpdateCustomerAddressV2Args = {
  input?: InputMaybe<CustomerAddressInput>;
  uid: Scalars['ID']['input'];
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};


export type MutationUpdateWishlistArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<WishlistVisibilityEnum>;
  wishlistId: Scalars['ID']['input'];
};


export type MutationUploadReviewPictureArgs = {
  content: Scalars['String']['input'];
  request_token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationValidateQuotationArgs = {
  order_id: Scalars['Int']['input'];
  payment_method?: InputMaybe<Scalars['String']['input']>;
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type NewsletterLinkOutput = {
  email: Scalars['String']['output'];
  status: SubscriptionStatusesEnum;
};

export type NoSuchEntityUidError = ErrorInterface & {
  message: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type ObjectDataTypeEnum =
  | 'BOOLEAN'
  | 'COMPLEX'
  | 'FLOAT'
  | 'INT'
  | 'STRING';

/** A picture in the configured maximum widths (decisions J-11) and in responsive sizes. */
export type OptimizedImage = {
  /** Average colour as #rrggbb, for a placeholder. */
  colour?: Maybe<Scalars['String']['output']>;
  /** File name of the original picture. */
  file?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  large?: Maybe<Scalars['String']['output']>;
  /** Sizes sm, md, lg and xl, in ascending order; those beyond the original are the original. xxl is there for originals wider than xl. */
  sizes: Array<ImageSize>;
  thumbnail?: Maybe<Scalars['String']['output']>;
  width?: Maybe<Scalars['Int']['output']>;
};

export type Order = {
  order_id?: Maybe<Scalars['String']['output']>;
  order_number: Scalars['String']['output'];
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER'
  | 'RETURN';

export type OrderAddress = {
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  custom_attributesV2: Array<Maybe<AttributeValueInterface>>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  pad_appt?: Maybe<Scalars['String']['output']>;
  pad_code?: Maybe<Scalars['String']['output']>;
  pad_floor?: Maybe<Scalars['String']['output']>;
  pad_instructions?: Maybe<Scalars['String']['output']>;
  pad_latitude?: Maybe<Scalars['Float']['output']>;
  pad_longitude?: Maybe<Scalars['Float']['output']>;
  pad_ring_option?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};


export type OrderAddressCustom_AttributesV2Args = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** When an order is delivered, and fitted where that was ordered. */
export type OrderAppointment = {
  /** YYYY-MM-DD, local to the website. */
  day: Scalars['String']['output'];
  end_time: Scalars['String']['output'];
  ends_at: Scalars['String']['output'];
  /** ISO 8601, in UTC. */
  starts_at: Scalars['String']['output'];
  /** HH:mm, local to the website. */
  time: Scalars['String']['output'];
};

export type OrderCustomerInfo = {
  firstname: Scalars['String']['output'];
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
};

export type OrderFile = {
  /** Base64. */
  content: Scalars['String']['output'];
  content_type: Scalars['String']['output'];
  file_name: Scalars['String']['output'];
};

export type OrderInformationInput = {
  email: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  number: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
};

export type OrderItem = OrderItemInterface & {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  eligible_for_return?: Maybe<Scalars['Boolean']['output']>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  /** What the catalogue says today about food and drink; null for anything else. */
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_return_requested?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemOption = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderItemPrices = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  fixed_product_taxes: Array<Maybe<FixedProductTax>>;
  original_price?: Maybe<Money>;
  original_price_including_tax?: Maybe<Money>;
  original_row_total: Money;
  original_row_total_including_tax: Money;
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount: Money;
};

export type OrderLinkInput = {
  email: Scalars['String']['input'];
  number: Scalars['String']['input'];
  purpose: OrderLinkPurpose;
};

export type OrderLinkPurpose =
  | 'VIEW'
  | 'WITHDRAWAL';

/** The location of an order, as at the time of the order. */
export type OrderLocation = {
  address?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** Postcode. */
  cp?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type OrderPaymentMethod = {
  additional_data?: Maybe<Array<Maybe<KeyValue>>>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderProgressStep = {
  /** YYYY-MM-DD HH:mm:ss in UTC; of `delivered` the day, YYYY-MM-DD. */
  at: Scalars['String']['output'];
  /** confirmed, preparing, ready, out (on its way with the shop's courier), shipped, handed_over or delivered */
  step: Scalars['String']['output'];
};

export type OrderShipment = {
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** YYYY-MM-DD HH:mm:ss in UTC. */
  created_at: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  gift_options?: Maybe<GiftOptionsPrices>;
  grand_total: Money;
  grand_total_excl_tax: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  subtotal_excl_tax: Money;
  subtotal_incl_tax: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  /** Part of the grand total; null without a tip. */
  tip?: Maybe<Money>;
  total_giftcard?: Maybe<Money>;
  total_reward_points?: Maybe<Money>;
  total_shipping: Money;
  total_store_credit?: Maybe<Money>;
  total_tax: Money;
};

export type PageBuilderBlock = {
  autoplay: Scalars['Boolean']['output'];
  button_label?: Maybe<Scalars['String']['output']>;
  button_link?: Maybe<Scalars['String']['output']>;
  carousel?: Maybe<PageBuilderCarousel>;
  category_id?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  /** URL path of the category after the language. */
  category_path?: Maybe<Scalars['String']['output']>;
  css_class?: Maybe<Scalars['String']['output']>;
  custom_fields: Array<PageBuilderField>;
  faq?: Maybe<PageBuilderFaq>;
  /** Identifier of the form to show. */
  form?: Maybe<Scalars['String']['output']>;
  identifier: Scalars['String']['output'];
  /** The picture, or the poster of a video, in all sizes. */
  image?: Maybe<OptimizedImage>;
  is_active: Scalars['Boolean']['output'];
  loop: Scalars['Boolean']['output'];
  /** Products to show, by SKU. */
  skus: Array<Scalars['String']['output']>;
  subtitle?: Maybe<Scalars['String']['output']>;
  /** HTML. */
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** text, image, button, category, products, form, faq, carousel, video, html or separator. */
  type: Scalars['String']['output'];
  /** URL of the picture or video. */
  url?: Maybe<Scalars['String']['output']>;
};

export type PageBuilderCarousel = {
  slides: Array<PageBuilderSlide>;
};

export type PageBuilderFaq = {
  categories: Array<PageBuilderFaqCategory>;
};

export type PageBuilderFaqCategory = {
  /** Anchor. */
  identifier: Scalars['String']['output'];
  questions: Array<PageBuilderFaqQuestion>;
  title: Scalars['String']['output'];
};

export type PageBuilderFaqQuestion = {
  /** HTML. */
  answer: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PageBuilderField = {
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type PageBuilderSlide = {
  alt?: Maybe<Scalars['String']['output']>;
  image?: Maybe<OptimizedImage>;
  /** HTML. */
  text?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** URL of the picture. */
  url?: Maybe<Scalars['String']['output']>;
};

export type PayflowExpressInput = {
  payer_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type PayflowLinkInput = {
  cancel_url: Scalars['String']['input'];
  error_url: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};

export type PayflowLinkMode =
  | 'LIVE'
  | 'TEST';

export type PayflowLinkToken = {
  mode?: Maybe<PayflowLinkMode>;
  paypal_url?: Maybe<Scalars['String']['output']>;
  secure_token?: Maybe<Scalars['String']['output']>;
  secure_token_id?: Maybe<Scalars['String']['output']>;
};

export type PayflowLinkTokenInput = {
  cart_id: Scalars['String']['input'];
};

export type PayflowProInput = {
  cc_details: CreditCardDetailsInput;
  is_active_payment_token_enabler?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PayflowProResponseInput = {
  cart_id: Scalars['String']['input'];
  paypal_payload: Scalars['String']['input'];
};

export type PayflowProResponseOutput = {
  cart: Cart;
};

export type PayflowProToken = {
  response_message: Scalars['String']['output'];
  result: Scalars['Int']['output'];
  result_code: Scalars['Int']['output'];
  secure_token: Scalars['String']['output'];
  secure_token_id: Scalars['String']['output'];
};

export type PayflowProTokenInput = {
  cart_id: Scalars['String']['input'];
  urls: PayflowProUrlInput;
};

export type PayflowProUrlInput = {
  cancel_url: Scalars['String']['input'];
  error_url: Scalars['String']['input'];
  return_url: Scalars['String']['input'];
};

export type PaymentCommonConfig = PaymentConfigItem & {
  code?: Maybe<Scalars['String']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type PaymentConfigItem = {
  code?: Maybe<Scalars['String']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type PaymentConfigOutput = {
  apple_pay?: Maybe<ApplePayConfig>;
  fastlane?: Maybe<FastlaneConfig>;
  google_pay?: Maybe<GooglePayConfig>;
  hosted_fields?: Maybe<HostedFieldsConfig>;
  smart_buttons?: Maybe<SmartButtonsConfig>;
};

export type PaymentLocation =
  | 'ADMIN'
  | 'CART'
  | 'CHECKOUT'
  | 'MINICART'
  | 'PRODUCT_DETAIL'
  | 'START_OF_CHECKOUT';

export type PaymentMethodInput = {
  braintree?: InputMaybe<BraintreeInput>;
  braintree_ach_direct_debit?: InputMaybe<BraintreeInput>;
  braintree_ach_direct_debit_vault?: InputMaybe<BraintreeVaultInput>;
  braintree_applepay_vault?: InputMaybe<BraintreeVaultInput>;
  braintree_cc_vault?: InputMaybe<BraintreeCcVaultInput>;
  braintree_googlepay_vault?: InputMaybe<BraintreeVaultInput>;
  braintree_paypal?: InputMaybe<BraintreeInput>;
  braintree_paypal_vault?: InputMaybe<BraintreeVaultInput>;
  code: Scalars['String']['input'];
  hosted_pro?: InputMaybe<HostedProInput>;
  payflow_express?: InputMaybe<PayflowExpressInput>;
  payflow_link?: InputMaybe<PayflowLinkInput>;
  payflowpro?: InputMaybe<PayflowProInput>;
  payflowpro_cc_vault?: InputMaybe<VaultTokenInput>;
  payment_services_paypal_apple_pay?: InputMaybe<ApplePayMethodInput>;
  payment_services_paypal_fastlane?: InputMaybe<FastlaneMethodInput>;
  payment_services_paypal_google_pay?: InputMaybe<GooglePayMethodInput>;
  payment_services_paypal_hosted_fields?: InputMaybe<HostedFieldsInput>;
  payment_services_paypal_smart_buttons?: InputMaybe<SmartButtonMethodInput>;
  payment_services_paypal_vault?: InputMaybe<VaultMethodInput>;
  paypal_express?: InputMaybe<PaypalExpressInput>;
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentOrderOutput = {
  id?: Maybe<Scalars['String']['output']>;
  mp_order_id?: Maybe<Scalars['String']['output']>;
  payment_source_details?: Maybe<PaymentSourceDetails>;
  status?: Maybe<Scalars['String']['output']>;
};

export type PaymentResult = {
  /** Guest cart restored after a failed payment; null once used, and for customers. */
  cart_id?: Maybe<Scalars['String']['output']>;
  /** Whether the order can still be paid: an accepted quotation after a failed payment, or the rest of an edited order. */
  is_payable: Scalars['Boolean']['output'];
  order_number: Scalars['String']['output'];
  /** Reason of a failure: funds, expired_card, card_refused, authentication_failed, cancelled, technical or other; else null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** paid, pending, refused, cancelled or waiting */
  state: Scalars['String']['output'];
};

export type PaymentSdkParamsItem = {
  code?: Maybe<Scalars['String']['output']>;
  params?: Maybe<Array<Maybe<SdkParams>>>;
};

export type PaymentSourceDetails = {
  card?: Maybe<Card>;
};

export type PaymentSourceInput = {
  card: CardPaymentSourceInput;
};

export type PaymentSourceOutput = {
  card: CardPaymentSourceOutput;
};

export type PaymentToken = {
  details?: Maybe<Scalars['String']['output']>;
  payment_method_code: Scalars['String']['output'];
  public_hash: Scalars['String']['output'];
  type: PaymentTokenTypeEnum;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type PaypalExpressInput = {
  payer_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type PaypalExpressToken = {
  paypal_urls?: Maybe<PaypalExpressUrlList>;
  token?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressTokenInput = {
  cart_id: Scalars['String']['input'];
  code: Scalars['String']['input'];
  express_button?: InputMaybe<Scalars['Boolean']['input']>;
  urls: PaypalExpressUrlsInput;
  use_paypal_credit?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaypalExpressTokenOutput = {
  paypal_urls?: Maybe<PaypalExpressUrlList>;
  token?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressUrlList = {
  edit?: Maybe<Scalars['String']['output']>;
  start?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressUrlsInput = {
  cancel_url: Scalars['String']['input'];
  pending_url?: InputMaybe<Scalars['String']['input']>;
  return_url: Scalars['String']['input'];
  success_url?: InputMaybe<Scalars['String']['input']>;
};

export type PayzenField = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type PayzenRedirect = {
  fields: Array<PayzenField>;
  url: Scalars['String']['output'];
};

export type PersonalData = {
  /** A JSON document. */
  json_data: Scalars['String']['output'];
};

export type PersonalDataOutput = {
  result: Scalars['Boolean']['output'];
};

export type PhysicalProductInterface = {
  weight?: Maybe<Scalars['Float']['output']>;
};

export type PickupLocation = {
  city?: Maybe<Scalars['String']['output']>;
  contact_name?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Scalars['String']['output']>;
};

export type PickupLocationFilterInput = {
  city?: InputMaybe<FilterTypeInput>;
  country_id?: InputMaybe<FilterTypeInput>;
  name?: InputMaybe<FilterTypeInput>;
  pickup_location_code?: InputMaybe<FilterTypeInput>;
  postcode?: InputMaybe<FilterTypeInput>;
  region?: InputMaybe<FilterTypeInput>;
  region_id?: InputMaybe<FilterTypeInput>;
  street?: InputMaybe<FilterTypeInput>;
};

export type PickupLocationSortInput = {
  city?: InputMaybe<SortEnum>;
  contact_name?: InputMaybe<SortEnum>;
  country_id?: InputMaybe<SortEnum>;
  description?: InputMaybe<SortEnum>;
  distance?: InputMaybe<SortEnum>;
  email?: InputMaybe<SortEnum>;
  fax?: InputMaybe<SortEnum>;
  latitude?: InputMaybe<SortEnum>;
  longitude?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  phone?: InputMaybe<SortEnum>;
  pickup_location_code?: InputMaybe<SortEnum>;
  postcode?: InputMaybe<SortEnum>;
  region?: InputMaybe<SortEnum>;
  region_id?: InputMaybe<SortEnum>;
  street?: InputMaybe<SortEnum>;
};

export type PickupLocations = {
  items?: Maybe<Array<Maybe<PickupLocation>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type PlaceOrderError = {
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  /** The total that the shopper agreed to. The order is rejected if the cart's total differs. */
  expected_grand_total?: InputMaybe<Scalars['Float']['input']>;
  /** Requests a quotation. Nothing is sold or paid before it is accepted (decisions I-5). */
  is_quotation?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PlaceOrderOutput = {
  errors: Array<Maybe<PlaceOrderError>>;
  order?: Maybe<Order>;
  orderV2?: Maybe<CustomerOrder>;
};

export type Price = {
  adjustments?: Maybe<Array<Maybe<PriceAdjustment>>>;
  amount?: Maybe<Money>;
};

export type PriceAdjustment = {
  amount?: Maybe<Money>;
  code?: Maybe<PriceAdjustmentCodesEnum>;
  description?: Maybe<PriceAdjustmentDescriptionEnum>;
};

export type PriceAdjustmentCodesEnum =
  | 'TAX'
  | 'WEEE'
  | 'WEEE_TAX';

export type PriceAdjustmentDescriptionEnum =
  | 'EXCLUDED'
  | 'INCLUDED';

export type PriceDetails = {
  discount_percentage?: Maybe<Scalars['Float']['output']>;
  main_final_price?: Maybe<Scalars['Float']['output']>;
  main_price?: Maybe<Scalars['Float']['output']>;
};

export type PriceRange = {
  maximum_price?: Maybe<ProductPrice>;
  minimum_price: ProductPrice;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type PriceViewEnum =
  | 'AS_LOW_AS'
  | 'PRICE_RANGE';

/** Metadata with defaults from the page's own texts (spec 001 §3, decisions J-9). */
export type ProcessedMetadata = {
  description?: Maybe<Scalars['String']['output']>;
  h1_title?: Maybe<Scalars['String']['output']>;
  h2_title?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ProductAlert = {
  kind: ProductAlertKind;
  product_name: Scalars['String']['output'];
  /** Of the page that shows the product. */
  product_url_key: Scalars['String']['output'];
  status: ProductAlertStatus;
};

export type ProductAlertKind =
  /** A mail when it costs less than now. */
  | 'PRICE'
  /** The product is out of stock: a mail when it is in stock. */
  | 'STOCK';

export type ProductAlertStatus =
  | 'ACTIVE'
  /** A mail with a link to confirm it is on its way. */
  | 'UNCONFIRMED';

export type ProductAttribute = {
  code: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductAttributeFilterInput = {
  category_id?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  description?: InputMaybe<FilterMatchTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  short_description?: InputMaybe<FilterMatchTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeMetadata = {
  attribute_labels?: Maybe<Array<Maybe<StoreLabel>>>;
  code?: Maybe<Scalars['String']['output']>;
  data_type?: Maybe<ObjectDataTypeEnum>;
  entity_type?: Maybe<AttributeEntityTypeEnum>;
  is_system?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  ui_input?: Maybe<AttributeUiInput>;
  uid: Scalars['ID']['output'];
  used_in_components?: Maybe<Array<Maybe<CustomAttributesListsEnum>>>;
};

export type ProductAttributeSortInput = {
  name?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

export type ProductCustomAttributes = {
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<AttributeValueInterface>>;
};

export type ProductDiscount = {
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type ProductFilterInput = {
  category_id?: InputMaybe<FilterTypeInput>;
  country_of_manufacture?: InputMaybe<FilterTypeInput>;
  created_at?: InputMaybe<FilterTypeInput>;
  custom_layout?: InputMaybe<FilterTypeInput>;
  custom_layout_update?: InputMaybe<FilterTypeInput>;
  description?: InputMaybe<FilterTypeInput>;
  gift_message_available?: InputMaybe<FilterTypeInput>;
  has_options?: InputMaybe<FilterTypeInput>;
  image?: InputMaybe<FilterTypeInput>;
  image_label?: InputMaybe<FilterTypeInput>;
  manufacturer?: InputMaybe<FilterTypeInput>;
  max_price?: InputMaybe<FilterTypeInput>;
  meta_description?: InputMaybe<FilterTypeInput>;
  meta_keyword?: InputMaybe<FilterTypeInput>;
  meta_title?: InputMaybe<FilterTypeInput>;
  min_price?: InputMaybe<FilterTypeInput>;
  name?: InputMaybe<FilterTypeInput>;
  news_from_date?: InputMaybe<FilterTypeInput>;
  news_to_date?: InputMaybe<FilterTypeInput>;
  options_container?: InputMaybe<FilterTypeInput>;
  or?: InputMaybe<ProductFilterInput>;
  price?: InputMaybe<FilterTypeInput>;
  required_options?: InputMaybe<FilterTypeInput>;
  short_description?: InputMaybe<FilterTypeInput>;
  sku?: InputMaybe<FilterTypeInput>;
  small_image?: InputMaybe<FilterTypeInput>;
  small_image_label?: InputMaybe<FilterTypeInput>;
  special_from_date?: InputMaybe<FilterTypeInput>;
  special_price?: InputMaybe<FilterTypeInput>;
  special_to_date?: InputMaybe<FilterTypeInput>;
  swatch_image?: InputMaybe<FilterTypeInput>;
  thumbnail?: InputMaybe<FilterTypeInput>;
  thumbnail_label?: InputMaybe<FilterTypeInput>;
  tier_price?: InputMaybe<FilterTypeInput>;
  updated_at?: InputMaybe<FilterTypeInput>;
  url_key?: InputMaybe<FilterTypeInput>;
  url_path?: InputMaybe<FilterTypeInput>;
  weight?: InputMaybe<FilterTypeInput>;
};

export type ProductImage = MediaGalleryInterface & {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductImageThumbnail =
  | 'ITSELF'
  | 'PARENT';

export type ProductImages = {
  optimized_images: Array<OptimizedImage>;
  sku: Scalars['String']['output'];
};

export type ProductInfoInput = {
  sku: Scalars['String']['input'];
};

export type ProductInterface = {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  /** Eco-participation that the price contains, in the visitor's price display; null without one. */
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  /** Whether the product is in stock, also when its price is hidden. */
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the point of sale of the store view has taken the product off its menu; it is then out of stock there. */
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  /** Lowest price of the last 30 days, when the product is reduced (decisions E-9). */
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options_container?: Maybe<Scalars['String']['output']>;
  /** First and last day of slots, YYYY-MM-DD; null is open. */
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  /** Days of the week on which a slot may be, 1 is Monday; empty is every day. */
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  /** First and last time of day, HH:mm, at which a slot may begin; null is open (decisions H-2). */
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /**
   * False when the price is hidden from this visitor kind (decisions E-1, E-2): the values of price_range are then null, and
   * stock_status is OUT_OF_STOCK, since the visitor cannot buy the product.
   */
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  review_count: Scalars['Int']['output'];
  /** Null without approved reviews. */
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  /** Views of the product from all around, which a shopper turns. */
  turntables?: Maybe<Array<ProductTurntable>>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ProductInterfaceReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductLinks = ProductLinksInterface & {
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductLinksInterface = {
  link_type?: Maybe<Scalars['String']['output']>;
  linked_product_sku?: Maybe<Scalars['String']['output']>;
  linked_product_type?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductMediaGalleryEntriesContent = {
  base64_encoded_data?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  media_type?: Maybe<Scalars['String']['output']>;
  video_description?: Maybe<Scalars['String']['output']>;
  video_metadata?: Maybe<Scalars['String']['output']>;
  video_provider?: Maybe<Scalars['String']['output']>;
  video_title?: Maybe<Scalars['String']['output']>;
  video_url?: Maybe<Scalars['String']['output']>;
};

export type ProductPrice = {
  discount?: Maybe<ProductDiscount>;
  final_price: Money;
  fixed_product_taxes?: Maybe<Array<Maybe<FixedProductTax>>>;
  regular_price: Money;
};

export type ProductPrices = {
  maximalPrice?: Maybe<Price>;
  minimalPrice?: Maybe<Price>;
  regularPrice?: Maybe<Price>;
};

export type ProductReview = {
  answer?: Maybe<ProductReviewAnswer>;
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  /** In which it was written, BCP 47; it is shown in all languages of the website. */
  language?: Maybe<Scalars['String']['output']>;
  nickname: Scalars['String']['output'];
  pictures?: Maybe<Array<OptimizedImage>>;
  product: ProductInterface;
  ratings_breakdown: Array<Maybe<ProductReviewRating>>;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  uid?: Maybe<Scalars['ID']['output']>;
  /** Whether the author had bought the product: an order of it is paid or delivered. */
  verified_buyer?: Maybe<Scalars['Boolean']['output']>;
};

/** What the shop answered. */
export type ProductReviewAnswer = {
  created_at: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductReviewLanguage = {
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** The approved reviews of a product on the website, in figures. */
export type ProductReviewOverview = {
  /** Of all votes, from 1 to 5 with one digit; 0 when nobody gave stars. */
  average: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  /** Reviews with 5, 4, 3, 2 and 1 stars; a review's stars are the rounded average of its votes. */
  distribution: Array<ProductReviewStars>;
  languages: Array<ProductReviewLanguage>;
  /** The average of each rating, in the order of the ratings. */
  ratings: Array<ProductReviewRatingAverage>;
};

export type ProductReviewRating = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductReviewRatingAverage = {
  /** From 1 to 5 with one digit. */
  average: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

export type ProductReviewRatingInput = {
  id: Scalars['String']['input'];
  value_id: Scalars['String']['input'];
};

export type ProductReviewRatingMetadata = {
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  value: Scalars['String']['output'];
  value_id: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  items: Array<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviewSort =
  | 'HIGHEST'
  | 'LOWEST'
  | 'NEWEST';

export type ProductReviewStars = {
  count: Scalars['Int']['output'];
  stars: Scalars['Int']['output'];
};

export type ProductReviews = {
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
};

export type ProductSortInput = {
  country_of_manufacture?: InputMaybe<SortEnum>;
  created_at?: InputMaybe<SortEnum>;
  custom_layout?: InputMaybe<SortEnum>;
  custom_layout_update?: InputMaybe<SortEnum>;
  description?: InputMaybe<SortEnum>;
  gift_message_available?: InputMaybe<SortEnum>;
  has_options?: InputMaybe<SortEnum>;
  image?: InputMaybe<SortEnum>;
  image_label?: InputMaybe<SortEnum>;
  manufacturer?: InputMaybe<SortEnum>;
  meta_description?: InputMaybe<SortEnum>;
  meta_keyword?: InputMaybe<SortEnum>;
  meta_title?: InputMaybe<SortEnum>;
  name?: InputMaybe<SortEnum>;
  news_from_date?: InputMaybe<SortEnum>;
  news_to_date?: InputMaybe<SortEnum>;
  options_container?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  required_options?: InputMaybe<SortEnum>;
  short_description?: InputMaybe<SortEnum>;
  sku?: InputMaybe<SortEnum>;
  small_image?: InputMaybe<SortEnum>;
  small_image_label?: InputMaybe<SortEnum>;
  special_from_date?: InputMaybe<SortEnum>;
  special_price?: InputMaybe<SortEnum>;
  special_to_date?: InputMaybe<SortEnum>;
  swatch_image?: InputMaybe<SortEnum>;
  thumbnail?: InputMaybe<SortEnum>;
  thumbnail_label?: InputMaybe<SortEnum>;
  tier_price?: InputMaybe<SortEnum>;
  updated_at?: InputMaybe<SortEnum>;
  url_key?: InputMaybe<SortEnum>;
  url_path?: InputMaybe<SortEnum>;
  weight?: InputMaybe<SortEnum>;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ProductTierPrices = {
  customer_group_id?: Maybe<Scalars['String']['output']>;
  percentage_value?: Maybe<Scalars['Float']['output']>;
  qty?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
  website_id?: Maybe<Scalars['Float']['output']>;
};

/** A sequence of pictures of a product on a turntable, each turned by the same angle. */
export type ProductTurntable = {
  /** URLs of the frames as WebP of at most 960 pixels, in the order of the turn; the last is followed by the first. */
  frames: Array<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  /** The first frame, in all sizes. */
  poster?: Maybe<OptimizedImage>;
};

export type ProductVideo = MediaGalleryInterface & {
  /** URL of captions (WebVTT) in the language of the store view; null without any. */
  captions_url?: Maybe<Scalars['String']['output']>;
  /** When it came into the shop, ISO 8601. */
  created_at?: Maybe<Scalars['String']['output']>;
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  /** What is shown before the video plays, in all sizes. */
  poster?: Maybe<OptimizedImage>;
  types?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  url?: Maybe<Scalars['String']['output']>;
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type Products = {
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  /** @deprecated Use aggregations instead. */
  filters?: Maybe<Array<Maybe<LayerFilter>>>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  sort_fields?: Maybe<SortFields>;
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type ProfessionalState =
  | 'CONFIRMED'
  | 'REFUSED'
  /** Waits for the shop's confirmation, or for the check of its VAT number; prices are those for private people. */
  | 'WAITING';

export type PromotionHint = {
  /** The promotion, in the language of the store view. */
  label: Scalars['String']['output'];
  /** Worth of the goods that are missing, as prices are shown; null where units are missing. */
  missing_amount?: Maybe<Money>;
  /** Units that are missing; null where an amount is. */
  missing_quantity?: Maybe<Scalars['Float']['output']>;
};

export type ProposedItem = {
  /** Price of one unit when so many are bought. */
  final_price: Money;
  quantity: Scalars['Int']['output'];
  /** In percent. */
  tax_rate: Scalars['Float']['output'];
};

export type PurchaseOrder = {
  created_at: Scalars['String']['output'];
  number: Scalars['String']['output'];
  order?: Maybe<CustomerOrder>;
  uid: Scalars['ID']['output'];
  updated_at: Scalars['String']['output'];
};

export type PurchaseOrderApprovalRule = {
  created_at: Scalars['String']['output'];
  created_by: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type PurchaseOrderApprovalRuleMetadata = {
  available_requires_approval_from: Array<Maybe<CompanyRole>>;
};

export type PurchaseOrderApprovalRules = {
  items: Array<Maybe<PurchaseOrderApprovalRule>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type PurchaseOrders = {
  items: Array<Maybe<PurchaseOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type PurchaseOrdersFilterInput = {
  company_purchase_orders?: InputMaybe<Scalars['Boolean']['input']>;
  created_date?: InputMaybe<FilterRangeTypeInput>;
  require_my_approval?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Query = {
  /** Addresses that exist and complete the text of a street field, best first, at most five. Empty without a provider, in a country that it does not cover or the website does not sell to, and while it does not respond. */
  addressSuggestions: Array<AddressSuggestion>;
  /** The fields of Magento's customer and address forms, with their validation. */
  attributesForm: AttributesFormOutput;
  attributesList?: Maybe<AttributesMetadataOutput>;
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  blogCategories?: Maybe<BlogCategories>;
  blogCategory?: Maybe<BlogCategory>;
  /** A published post by id or URL. */
  blogPost?: Maybe<BlogPost>;
  /** Published posts, newest first (spec 001 §7). */
  blogPosts?: Maybe<BlogPosts>;
  /** A tag by id, or by the identifier in its URL. */
  blogTag?: Maybe<BlogTag>;
  cart?: Maybe<Cart>;
  categories?: Maybe<CategoryResult>;
  /** @deprecated Use categories instead. */
  category?: Maybe<CategoryTree>;
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  /** Whether an address of the customer lies in the delivery zone (decisions F-2). */
  checkAddressForDelivery?: Maybe<AddressDeliveryCheck>;
  checkoutAgreements?: Maybe<Array<Maybe<CheckoutAgreement>>>;
  cmsBlocks?: Maybe<CmsBlocks>;
  cmsPage?: Maybe<CmsPage>;
  compareList?: Maybe<CompareList>;
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  /** Cross-sell products of a cart, without those in the cart or out of stock (decisions D-12). */
  crosssellProducts: Array<CrosssellProduct>;
  currency?: Maybe<Currency>;
  customAttributeMetadata?: Maybe<CustomAttributeMetadata>;
  customAttributeMetadataV2: AttributesMetadataOutput;
  customer?: Maybe<Customer>;
  customerCart: Cart;
  customerDownloadableProducts?: Maybe<CustomerDownloadableProducts>;
  customerGroup: CustomerGroupStorefront;
  customerOrders?: Maybe<CustomerOrders>;
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  /** All data about the signed-in customer (decisions K-9); the same as the mutation of that name. */
  downloadPersonalData?: Maybe<PersonalData>;
  /** A form of the store view's website, in its language. */
  form?: Maybe<Form>;
  /** Completions of a text, best first: towns, postcodes and streets. */
  geoAutosuggest: GeoAutosuggestOutput;
  /** The place of a suggestion; result is null for an unknown id. */
  geoLookup: GeoLookupOutput;
  /** Places around a point, nearest first. */
  geoReverseSearch: GeoSearchOutput;
  /** Places that match a text, best first (spec 001 §7). The bias ranks nearby places higher. */
  geoSearch: GeoSearchOutput;
  /** Locations that deliver to a place, nearest first, and a message when none does (spec 001 §7, decisions H-5). */
  getDeliveryLocations: DeliveryLocationsOutput;
  getHostedProUrl?: Maybe<HostedProUrl>;
  /** The website's points of sale in the language of the store view (spec 001 §7). */
  getLocations: Array<Location>;
  getPayflowLinkToken?: Maybe<PayflowLinkToken>;
  getPaymentConfig?: Maybe<PaymentConfigOutput>;
  getPaymentOrder?: Maybe<PaymentOrderOutput>;
  getPaymentSDK?: Maybe<GetPaymentSdkOutput>;
  /**
   * Slots that can be selected for the cart's location, mode and products, in chronological order: not full, after the
   * lead time, and within the time windows of all products (decisions H-2, H-3). `items` are products about to be
   * added, whose time windows apply too. For an invalid item only its product is considered; unknown products are
   * ignored.
   */
  getPeriods: Array<DeliveryPeriod>;
  /** Minimum preparation time of a product in minutes, before pickup or delivery (decisions H-3). */
  getProductMinDelay: Scalars['Int']['output'];
  getVaultConfig?: Maybe<VaultConfigOutput>;
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  /** The place with this URL in the language of the store view. */
  marker?: Maybe<Marker>;
  /** The visible places of the website, in the order of their file (spec 001 §7). */
  markers: Array<Marker>;
  /** Positions of the places, for maps. */
  markersCoordinates: Array<MarkerCoordinates>;
  /**
   * The result of a payment (decisions F-8); others than the owner get a neutral answer. `order_number` is the number of the
   * signed-in customer's order, else its token, or the key in the mail about a failed payment, valid for thirty days.
   */
  paymentResult?: Maybe<PaymentResult>;
  pickupLocations?: Maybe<PickupLocations>;
  /** Pictures by file name, for pages that refer to them. Missing pictures are left out. */
  pictures: Array<OptimizedImage>;
  /** Pictures of several products at once (spec 001 §7). */
  productImages: Array<ProductImages>;
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  products?: Maybe<Products>;
  /**
   * Checks the lines of an order by SKU before they are added with addProductsToCart: which product each is, and why it could
   * not be added to an empty cart. Variants have their own SKU; letter case does not matter. At most 50 lines, answered in
   * their order.
   */
  quickOrder: Array<QuickOrderLine>;
  recaptchaFormConfig?: Maybe<ReCaptchaConfigOutput>;
  /** Whether forms need a captcha (decisions C-7); with `work`, also a challenge to solve. */
  recaptchaSettings?: Maybe<RecaptchaSettings>;
  recaptchaV3Config?: Maybe<ReCaptchaConfigurationV3>;
  /** What the mail after a delivery asks to review, by the token of its link. */
  reviewRequest: ReviewRequest;
  route?: Maybe<RoutableInterface>;
  /** Towns by a prefix of their name or postcode, larger ones first; empty for an empty text (spec 001 §7). */
  searchCity: Array<City>;
  /** Suggestions for an incomplete query; empty for fewer than two letters. At most ten of each. */
  searchSuggestions: SearchSuggestions;
  /** Titles and robots flags of pages outside of the CMS, by route name (spec 001 §7). */
  seoStaticMetadata: Array<SeoStaticMetadata>;
  /** A list that its owner shares, by its sharing code; null when there is none, or when it is shared no longer. */
  sharedWishlist?: Maybe<SharedWishlist>;
  /** The indexable pages of a store view by id; at most 2,000 at once. */
  sitemap: Sitemap;
  storeConfig?: Maybe<StoreConfig>;
  /** Content of a file of `storefrontSettings`, in Base64. Null when the website has none with this hash. */
  storefrontFile?: Maybe<Scalars['String']['output']>;
  /** What a website's storefront shows besides its settings, as JSON: `site` (its `site.json`), `theme` (its `theme.css`) and `pictures`, `file`, `width` and `height` of each picture that it names, and `files`, `path`, `hash` (SHA-256) and `bytes` of its `redirects.txt` and of each file of `look/`, which are null where the API does not have them yet. Null for a website without a storefront of its own. */
  storefrontSettings?: Maybe<Scalars['String']['output']>;
  /** Addresses of the storefronts of all websites, for a storefront process that serves several. */
  storefronts: Array<Storefront>;
  urlResolver?: Maybe<EntityUrl>;
  /** What storefronts show of a website's settings before there is a cart, as JSON in the form of its `website.json`: currency, locales of the store views, taxes, delivery, time zone and default country. */
  websiteSettings: Scalars['String']['output'];
  wishlist?: Maybe<WishlistOutput>;
  /** The withdrawable items of an order: by number for its signed-in customer, else by the token of a mailed link. */
  withdrawalOptions?: Maybe<WithdrawalOptions>;
};


export type QueryAddressSuggestionsArgs = {
  country_code: Scalars['String']['input'];
  postcode?: InputMaybe<Scalars['String']['input']>;
  street: Scalars['String']['input'];
};


export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBlogCategoryArgs = {
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  categoryUrl?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogPostArgs = {
  postId?: InputMaybe<Scalars['Int']['input']>;
  postUrl?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogPostsArgs = {
  filters?: InputMaybe<BlogPostsFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBlogTagArgs = {
  identifier?: InputMaybe<Scalars['String']['input']>;
  tagId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCategoriesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCheckAddressForDeliveryArgs = {
  cart_id: Scalars['String']['input'];
  customer_address_id: Scalars['Int']['input'];
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryCmsPageArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCrosssellProductsArgs = {
  cartId: Scalars['String']['input'];
};


export type QueryCustomAttributeMetadataArgs = {
  attributes: Array<AttributeInput>;
};


export type QueryCustomAttributeMetadataV2Args = {
  attributes?: InputMaybe<Array<AttributeInput>>;
};


export type QueryFormArgs = {
  identifier: Scalars['String']['input'];
};


export type QueryGeoAutosuggestArgs = {
  latitude_bias?: InputMaybe<Scalars['Float']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  longitude_bias?: InputMaybe<Scalars['Float']['input']>;
  query: Scalars['String']['input'];
};


export type QueryGeoLookupArgs = {
  here_id: Scalars['String']['input'];
};


export type QueryGeoReverseSearchArgs = {
  latitude: Scalars['Float']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  longitude: Scalars['Float']['input'];
};


export type QueryGeoSearchArgs = {
  latitude_bias?: InputMaybe<Scalars['Float']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  longitude_bias?: InputMaybe<Scalars['Float']['input']>;
  query: Scalars['String']['input'];
};


export type QueryGetDeliveryLocationsArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetHostedProUrlArgs = {
  input: HostedProUrlInput;
};


export type QueryGetPayflowLinkTokenArgs = {
  input: PayflowLinkTokenInput;
};


export type QueryGetPaymentConfigArgs = {
  location: PaymentLocation;
};


export type QueryGetPaymentOrderArgs = {
  cartId: Scalars['String']['input'];
  id: Scalars['String']['input'];
};


export type QueryGetPaymentSdkArgs = {
  location: PaymentLocation;
};


export type QueryGetPeriodsArgs = {
  cart_id: Scalars['String']['input'];
  items?: InputMaybe<Array<CartItemInput>>;
};


export type QueryGetProductMinDelayArgs = {
  cart_id: Scalars['String']['input'];
  product_id?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryMarkerArgs = {
  url_key: Scalars['String']['input'];
};


export type QueryPaymentResultArgs = {
  order_number: Scalars['String']['input'];
};


export type QueryPickupLocationsArgs = {
  area?: InputMaybe<AreaInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<PickupLocationFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  productsInfo?: InputMaybe<Array<InputMaybe<ProductInfoInput>>>;
  sort?: InputMaybe<PickupLocationSortInput>;
};


export type QueryPicturesArgs = {
  files: Array<Scalars['String']['input']>;
};


export type QueryProductImagesArgs = {
  skus: Array<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  force_out_of_stock?: InputMaybe<Scalars['Boolean']['input']>;
  packs_as_proposed?: InputMaybe<Scalars['Boolean']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryQuickOrderArgs = {
  lines: Array<QuickOrderLineInput>;
};


export type QueryRecaptchaFormConfigArgs = {
  formType: ReCaptchaFormEnum;
};


export type QueryReviewRequestArgs = {
  token: Scalars['String']['input'];
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QuerySearchCityArgs = {
  query: Scalars['String']['input'];
};


export type QuerySearchSuggestionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySharedWishlistArgs = {
  code: Scalars['String']['input'];
};


export type QuerySitemapArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  type: UrlRewriteEntityTypeEnum;
};


export type QueryStorefrontFileArgs = {
  hash: Scalars['String']['input'];
};


export type QueryUrlResolverArgs = {
  url: Scalars['String']['input'];
};


export type QueryWithdrawalOptionsArgs = {
  order_number?: InputMaybe<Scalars['String']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};

export type QuickOrderLine = {
  error?: Maybe<Error>;
  /** Units that are bought together. */
  lot: Scalars['Int']['output'];
  /** Of the product with a page, when `sku` is a variant of it: what addProductsToCart takes as parent_sku. */
  parent_sku?: Maybe<Scalars['String']['output']>;
  /** The product with a page; null when there is none. */
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  /** As the shop writes it; as it was asked when there is no such product. */
  sku: Scalars['String']['output'];
  /** The variant of a configurable product. */
  variant?: Maybe<ProductInterface>;
};

export type QuickOrderLineInput = {
  quantity: Scalars['Float']['input'];
  sku: Scalars['String']['input'];
};

export type Quotation = {
  accepted_at?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD HH:mm:ss in UTC. */
  answered_at?: Maybe<Scalars['String']['output']>;
  can_accept: Scalars['Boolean']['output'];
  can_cancel: Scalars['Boolean']['output'];
  /** What the shop wrote with its answer. */
  message?: Maybe<Scalars['String']['output']>;
  /** Payment methods after acceptance; empty if it cannot be accepted. */
  payment_methods: Array<QuotationPaymentMethod>;
  /** The document, generated on request. */
  pdf?: Maybe<OrderFile>;
  state: QuotationState;
  /** Last day of validity, YYYY-MM-DD. */
  valid_until: Scalars['String']['output'];
};

export type QuotationOutput = {
  order: CustomerOrder;
};

export type QuotationPaymentMethod = {
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type QuotationState =
  | 'ACCEPTED'
  | 'CANCELED'
  | 'EXPIRED'
  /** Can be accepted. */
  | 'READY'
  /** The shop is reviewing it. */
  | 'REQUESTED';

export type QuoteItemsSortInput = {
  field: SortQuoteItemsEnum;
  order: SortEnum;
};

export type ReCaptchaConfigOutput = {
  configurations?: Maybe<ReCaptchaConfiguration>;
  is_enabled: Scalars['Boolean']['output'];
};

export type ReCaptchaConfiguration = {
  badge_position?: Maybe<Scalars['String']['output']>;
  language_code?: Maybe<Scalars['String']['output']>;
  minimum_score?: Maybe<Scalars['Float']['output']>;
  re_captcha_type: ReCaptchaTypeEmum;
  technical_failure_message: Scalars['String']['output'];
  theme: Scalars['String']['output'];
  validation_failure_message: Scalars['String']['output'];
  website_key: Scalars['String']['output'];
};

export type ReCaptchaConfigurationV3 = {
  badge_position: Scalars['String']['output'];
  failure_message: Scalars['String']['output'];
  forms: Array<Maybe<ReCaptchaFormEnum>>;
  is_enabled: Scalars['Boolean']['output'];
  language_code?: Maybe<Scalars['String']['output']>;
  minimum_score: Scalars['Float']['output'];
  theme: Scalars['String']['output'];
  website_key: Scalars['String']['output'];
};

export type ReCaptchaFormEnum =
  | 'BRAINTREE'
  | 'CONTACT'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_LOGIN'
  | 'NEWSLETTER'
  | 'PLACE_ORDER'
  | 'PRODUCT_REVIEW'
  | 'RESEND_CONFIRMATION_EMAIL'
  | 'SENDFRIEND';

export type ReCaptchaTypeEmum =
  | 'INVISIBLE'
  | 'RECAPTCHA'
  | 'RECAPTCHA_V3';

export type RecaptchaSettings = {
  /** With `work`: find a number so that SHA-256 of `challenge.number` starts with `difficulty` zero bits. */
  challenge?: Maybe<Scalars['String']['output']>;
  /** The answer to a challenge is `challenge.number`. */
  difficulty?: Maybe<Scalars['Int']['output']>;
  /** `off`, `work` (self-hosted proof of work) or `google`. */
  provider: Scalars['String']['output'];
  public_key: Scalars['String']['output'];
  /** For submitForm and contactUs; the answer is sent in the X-ReCaptcha header. */
  required_for_contact: Scalars['Boolean']['output'];
  required_for_login: Scalars['Boolean']['output'];
  required_for_register: Scalars['Boolean']['output'];
};

export type Region = {
  code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  cart?: Maybe<Cart>;
};

export type RemoveCouponsFromCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_codes: Array<InputMaybe<Scalars['String']['input']>>;
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  cart: Cart;
};

export type RemoveProductsFromCompareListInput = {
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type RemoveProductsFromWishlistOutput = {
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type ReorderItemsOutput = {
  cart: Cart;
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type RequestWithdrawalInput = {
  /** Defaults to all withdrawable items. */
  items?: InputMaybe<Array<WithdrawalItemInput>>;
  /** Optional comment, 1,000 characters at most. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person who declares it; by default the name on the order. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Number of the signed-in customer's order. */
  order_number?: InputMaybe<Scalars['String']['input']>;
  /** Token of the link mailed to the order's address, for everybody else. */
  token?: InputMaybe<Scalars['String']['input']>;
};

export type RequestWithdrawalOutput = {
  /** Argument of confirmWithdrawal; valid for a day. */
  confirmation_token: Scalars['String']['output'];
  withdrawal: Withdrawal;
};

export type RequisitionList = {
  description?: Maybe<Scalars['String']['output']>;
  items_count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type RequisitionListFilterInput = {
  name?: InputMaybe<FilterMatchTypeInput>;
  uids?: InputMaybe<FilterEqualTypeInput>;
};

export type RequisitionLists = {
  items?: Maybe<Array<Maybe<RequisitionList>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type Return = {
  created_at: Scalars['String']['output'];
  number: Scalars['String']['output'];
  order?: Maybe<CustomerOrder>;
  uid: Scalars['ID']['output'];
};

export type ReturnItemAttributeMetadata = CustomAttributeMetadataInterface & {
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  input_filter?: Maybe<InputFilterEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  multiline_count?: Maybe<Scalars['Int']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

export type Returns = {
  items?: Maybe<Array<Maybe<Return>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** A picture for a review that is not sent yet. */
export type ReviewPicture = {
  /** For `pictures` of `createProductReview`, within a day. */
  uid: Scalars['ID']['output'];
};

export type ReviewRequest = {
  is_expired: Scalars['Boolean']['output'];
  /** First name of the buyer, to begin with. */
  nickname: Scalars['String']['output'];
  /** Products of the order that the buyer has not reviewed; none once the link has expired. */
  products: Array<ProductInterface>;
};

export type RevokeCustomerTokenOutput = {
  result: Scalars['Boolean']['output'];
};

export type RewardPoints = {
  balance?: Maybe<RewardPointsAmount>;
};

export type RewardPointsAmount = {
  money: Money;
  points: Scalars['Float']['output'];
};

export type RoutableInterface = {
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type RoutableUrl = RoutableInterface & {
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type SdkParams = {
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SalesCommentItem = {
  message: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
};

export type SalesItemInterface = {
  gift_message?: Maybe<GiftMessage>;
};

export type ScopeTypeEnum =
  | 'GLOBAL'
  | 'STORE'
  | 'WEBSITE';

export type SearchResultPageInfo = {
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SearchSuggestion = {
  search: Scalars['String']['output'];
};

export type SearchSuggestions = {
  /** Categories, pages, questions and posts of the store view, the best first. */
  pages: Array<SearchedPage>;
  /** The best hits, with the prices that the visitor may see. */
  products: Array<ProductInterface>;
  /** The likely intended query when words are unknown, or null. */
  spelling?: Maybe<Scalars['String']['output']>;
  /** Completed queries; each has results. */
  words: Array<Scalars['String']['output']>;
};

export type SearchedPage = {
  /** Category above, or the theme of a question. */
  context?: Maybe<Scalars['String']['output']>;
  kind: SearchedPageKind;
  /** URL path after the language, without a leading slash; questions have an anchor. */
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SearchedPageKind =
  | 'CATEGORY'
  | 'PAGE'
  | 'POST'
  | 'QUESTION';

export type SelectedAppointment = {
  /** YYYY-MM-DD, local to the website; null until one is chosen. */
  day?: Maybe<Scalars['String']['output']>;
  end_time?: Maybe<Scalars['String']['output']>;
  /** Whether the chosen one can be ordered now; null until one is chosen. */
  is_available?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the order needs one. */
  is_required: Scalars['Boolean']['output'];
  /** HH:mm, local to the website. */
  time?: Maybe<Scalars['String']['output']>;
};

export type SelectedAttributeOption = {
  attribute_option?: Maybe<Array<Maybe<CustomAttributeOption>>>;
};

export type SelectedBundleOption = {
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  original_price: Money;
  price: Scalars['Float']['output'];
  priceV2: Money;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SelectedConfigurableOption = {
  configurable_product_option_uid: Scalars['ID']['output'];
  configurable_product_option_value_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  option_label: Scalars['String']['output'];
  value_id: Scalars['Int']['output'];
  value_label: Scalars['String']['output'];
};

export type SelectedCustomizableOption = {
  customizable_option_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  is_required: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  sort_order: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  customizable_option_value_uid: Scalars['ID']['output'];
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
  value: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  code: Scalars['String']['output'];
  purchase_order_number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SelectedShippingMethod = {
  amount: Money;
  /** The appointment of the method; null where the goods of the cart need none. */
  appointment?: Maybe<SelectedAppointment>;
  base_amount?: Maybe<Money>;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type SendEmailToFriendInput = {
  product_id: Scalars['Int']['input'];
  recipients: Array<InputMaybe<SendEmailToFriendRecipientInput>>;
  sender: SendEmailToFriendSenderInput;
};

export type SendEmailToFriendOutput = {
  recipients?: Maybe<Array<Maybe<SendEmailToFriendRecipient>>>;
  sender?: Maybe<SendEmailToFriendSender>;
};

export type SendEmailToFriendRecipient = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SendEmailToFriendRecipientInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type SendEmailToFriendSender = {
  email: Scalars['String']['output'];
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SendEmailToFriendSenderInput = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type SendFriendConfiguration = {
  enabled_for_customers: Scalars['Boolean']['output'];
  enabled_for_guests: Scalars['Boolean']['output'];
};

export type SeoStaticMetadata = {
  description: Scalars['String']['output'];
  /** False where search engines must not list the page. */
  indexable: Scalars['Boolean']['output'];
  /** Route name, such as `cart` or `search`. */
  page: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SetAppointmentOnCartOutput = {
  cart: Cart;
};

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: Scalars['String']['input'];
};

export type SetBillingAddressOnCartOutput = {
  cart: Cart;
};

export type SetCartAsInactiveOutput = {
  error?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type SetCartCommentsOutput = {
  cart: Cart;
};

export type SetCutleryOnCartOutput = {
  cart: Cart;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  cart: Cart;
};

export type SetPaymentMethodAndPlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type SetShippingAddressesOnCartOutput = {
  cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

export type SetShippingMethodsOnCartOutput = {
  cart: Cart;
};

export type SetTipOnCartOutput = {
  cart: Cart;
};

/** A list as those see it who have its link: without the notes, which are its owner's. */
export type SharedWishlist = {
  items_count: Scalars['Int']['output'];
  items_v2: WishlistItems;
  name: Scalars['String']['output'];
  /** First name of the owner. */
  owner_firstname: Scalars['String']['output'];
};


/** A list as those see it who have its link: without the notes, which are its owner's. */
export type SharedWishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ShipBundleItemsEnum =
  | 'SEPARATELY'
  | 'TOGETHER';

export type ShipmentItem = ShipmentItemInterface & {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Tracking URL. */
  url?: Maybe<Scalars['String']['output']>;
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_address_uid?: InputMaybe<Scalars['ID']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingAppointments = {
  /** Days with windows that are not full, the earliest first. */
  days: Array<AppointmentDay>;
  /** Whether the order needs one. */
  is_required: Scalars['Boolean']['output'];
};

export type ShippingCartAddress = CartAddressInterface & {
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  cart_items?: Maybe<Array<Maybe<CartItemQuantity>>>;
  cart_items_v2?: Maybe<Array<Maybe<CartItemInterface>>>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  custom_attributes: Array<Maybe<AttributeValueInterface>>;
  customer_address_id?: Maybe<Scalars['Int']['output']>;
  customer_address_uid?: Maybe<Scalars['ID']['output']>;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  items_weight?: Maybe<Scalars['Float']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  pad_appt?: Maybe<Scalars['String']['output']>;
  pad_code?: Maybe<Scalars['String']['output']>;
  pad_floor?: Maybe<Scalars['String']['output']>;
  pad_instructions?: Maybe<Scalars['String']['output']>;
  pad_latitude?: Maybe<Scalars['Float']['output']>;
  pad_longitude?: Maybe<Scalars['Float']['output']>;
  pad_ring_option?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  same_as_billing: Scalars['Boolean']['output'];
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingDiscount = {
  amount: Money;
};

export type ShippingHandling = {
  amount_excluding_tax?: Maybe<Money>;
  amount_including_tax?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<ShippingDiscount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_amount: Money;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SimpleCartItem = CartItemInterface & {
  available_gift_wrapping: Array<Maybe<GiftWrapping>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  food?: Maybe<FoodFacts>;
  gift_message?: Maybe<GiftMessage>;
  gift_wrapping?: Maybe<GiftWrapping>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  is_gift: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  note_from_buyer?: Maybe<Array<Maybe<ItemNote>>>;
  note_from_seller?: Maybe<Array<Maybe<ItemNote>>>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SimpleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  turntables?: Maybe<Array<ProductTurntable>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type SimpleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type SimpleProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type Sitemap = {
  items: Array<SitemapEntry>;
  total_count: Scalars['Int']['output'];
};

export type SitemapEntry = {
  /** URLs of the page in all its languages, including this one. */
  alternates: Array<Alternate>;
  /** URLs of its pictures. */
  images: Array<Scalars['String']['output']>;
  /** Below the language prefix, without a leading slash. */
  path: Scalars['String']['output'];
  /** UTC, as 2026-03-14 09:00:00; null where it is not known. */
  updated_at?: Maybe<Scalars['String']['output']>;
  /** Its videos that are files of the shop. */
  videos: Array<SitemapVideo>;
};

export type SitemapVideo = {
  /** URL of the file. */
  content: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** URL of the picture that stands for it. */
  thumbnail: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SmartButtonMethodInput = {
  payment_source?: InputMaybe<Scalars['String']['input']>;
  payments_order_id?: InputMaybe<Scalars['String']['input']>;
  paypal_order_id?: InputMaybe<Scalars['String']['input']>;
};

export type SmartButtonsConfig = PaymentConfigItem & {
  app_switch_when_available?: Maybe<Scalars['Boolean']['output']>;
  button_styles?: Maybe<ButtonStyles>;
  code?: Maybe<Scalars['String']['output']>;
  display_message?: Maybe<Scalars['Boolean']['output']>;
  display_venmo?: Maybe<Scalars['Boolean']['output']>;
  is_visible?: Maybe<Scalars['Boolean']['output']>;
  message_styles?: Maybe<MessageStyles>;
  payment_intent?: Maybe<Scalars['String']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  sort_order?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortField = {
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SortFields = {
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type SortQuoteItemsEnum =
  | 'BASE_DISCOUNT_AMOUNT'
  | 'BASE_DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'BASE_PRICE'
  | 'BASE_PRICE_INC_TAX'
  | 'BASE_ROW_TOTAL'
  | 'BASE_ROW_TOTAL_INC_TAX'
  | 'BASE_TAX_AMOUNT'
  | 'BASE_TAX_BEFORE_DISCOUNT'
  | 'CREATED_AT'
  | 'CUSTOM_PRICE'
  | 'DESCRIPTION'
  | 'DISCOUNT_AMOUNT'
  | 'DISCOUNT_PERCENT'
  | 'DISCOUNT_TAX_COMPENSATION_AMOUNT'
  | 'FREE_SHIPPING'
  | 'ITEM_ID'
  | 'NAME'
  | 'ORIGINAL_CUSTOM_PRICE'
  | 'PRICE'
  | 'PRICE_INC_TAX'
  | 'PRODUCT_ID'
  | 'PRODUCT_TYPE'
  | 'QTY'
  | 'ROW_TOTAL'
  | 'ROW_TOTAL_INC_TAX'
  | 'ROW_TOTAL_WITH_DISCOUNT'
  | 'ROW_WEIGHT'
  | 'SKU'
  | 'TAX_AMOUNT'
  | 'TAX_BEFORE_DISCOUNT'
  | 'TAX_PERCENT'
  | 'UPDATED_AT'
  | 'WEIGHT';

export type StoreConfig = {
  absolute_footer?: Maybe<Scalars['String']['output']>;
  /** Countries of the website whose addresses `addressSuggestions` completes; empty where the deployment has no provider. */
  address_suggestion_countries?: Maybe<Array<Scalars['String']['output']>>;
  allow_gift_receipt?: Maybe<Scalars['String']['output']>;
  allow_gift_wrapping_on_order?: Maybe<Scalars['String']['output']>;
  allow_gift_wrapping_on_order_items?: Maybe<Scalars['String']['output']>;
  allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  allow_items?: Maybe<Scalars['String']['output']>;
  allow_order?: Maybe<Scalars['String']['output']>;
  allow_printed_card?: Maybe<Scalars['String']['output']>;
  autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  /** Codes of the currencies a shopper may pay in (spec 001 §3, decisions L-13). */
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  braintree_3dsecure_allowspecific?: Maybe<Scalars['Boolean']['output']>;
  braintree_3dsecure_always_request_3ds?: Maybe<Scalars['Boolean']['output']>;
  braintree_3dsecure_specificcountry?: Maybe<Scalars['String']['output']>;
  braintree_3dsecure_threshold_amount?: Maybe<Scalars['String']['output']>;
  braintree_3dsecure_verify_3dsecure?: Maybe<Scalars['Boolean']['output']>;
  braintree_ach_direct_debit_vault_active?: Maybe<Scalars['Boolean']['output']>;
  braintree_applepay_merchant_name?: Maybe<Scalars['String']['output']>;
  braintree_applepay_vault_active?: Maybe<Scalars['Boolean']['output']>;
  braintree_cc_vault_active?: Maybe<Scalars['String']['output']>;
  braintree_cc_vault_cvv?: Maybe<Scalars['Boolean']['output']>;
  braintree_environment?: Maybe<Scalars['String']['output']>;
  braintree_googlepay_btn_color?: Maybe<Scalars['String']['output']>;
  braintree_googlepay_cctypes?: Maybe<Scalars['String']['output']>;
  braintree_googlepay_merchant_id?: Maybe<Scalars['String']['output']>;
  braintree_googlepay_vault_active?: Maybe<Scalars['Boolean']['output']>;
  braintree_local_payment_allowed_methods?: Maybe<Scalars['String']['output']>;
  braintree_local_payment_fallback_button_text?: Maybe<Scalars['String']['output']>;
  braintree_local_payment_redirect_on_fail?: Maybe<Scalars['String']['output']>;
  braintree_merchant_account_id?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_credit_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_credit_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_credit_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_credit_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_cart_type_messaging_layout?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_messaging_logo?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_messaging_logo_position?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_messaging_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_cart_type_messaging_text_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paylater_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paylater_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paylater_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paylater_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_cart_type_paypal_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paypal_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paypal_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_cart_type_paypal_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_checkout_type_credit_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_credit_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_credit_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_credit_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_checkout_type_messaging_layout?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_messaging_logo?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_messaging_logo_position?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_messaging_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_checkout_type_messaging_text_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paylater_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paylater_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paylater_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paylater_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_checkout_type_paypal_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paypal_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paypal_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_checkout_type_paypal_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_productpage_type_credit_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_credit_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_credit_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_credit_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_productpage_type_messaging_layout?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_messaging_logo?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_messaging_logo_position?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_messaging_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_productpage_type_messaging_text_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paylater_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paylater_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paylater_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paylater_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_button_location_productpage_type_paypal_color?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paypal_label?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paypal_shape?: Maybe<Scalars['String']['output']>;
  braintree_paypal_button_location_productpage_type_paypal_show?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_credit_uk_merchant_name?: Maybe<Scalars['String']['output']>;
  braintree_paypal_display_on_shopping_cart?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_merchant_country?: Maybe<Scalars['String']['output']>;
  braintree_paypal_merchant_name_override?: Maybe<Scalars['String']['output']>;
  braintree_paypal_require_billing_address?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_send_cart_line_items?: Maybe<Scalars['Boolean']['output']>;
  braintree_paypal_vault_active?: Maybe<Scalars['Boolean']['output']>;
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  cart_gift_wrapping?: Maybe<Scalars['String']['output']>;
  cart_merge_preference: Scalars['String']['output'];
  cart_printed_card?: Maybe<Scalars['String']['output']>;
  cart_summary_display_quantity?: Maybe<Scalars['Int']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  category_canonical_tag?: Maybe<Scalars['Boolean']['output']>;
  category_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  check_money_order_enable_for_specific_countries?: Maybe<Scalars['Boolean']['output']>;
  check_money_order_enabled?: Maybe<Scalars['Boolean']['output']>;
  check_money_order_make_check_payable_to?: Maybe<Scalars['String']['output']>;
  check_money_order_max_order_total?: Maybe<Scalars['String']['output']>;
  check_money_order_min_order_total?: Maybe<Scalars['String']['output']>;
  check_money_order_new_order_status?: Maybe<Scalars['String']['output']>;
  check_money_order_payment_from_specific_countries?: Maybe<Scalars['String']['output']>;
  check_money_order_send_check_to?: Maybe<Scalars['String']['output']>;
  check_money_order_sort_order?: Maybe<Scalars['Int']['output']>;
  check_money_order_title?: Maybe<Scalars['String']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  cms_no_cookies?: Maybe<Scalars['String']['output']>;
  cms_no_route?: Maybe<Scalars['String']['output']>;
  code?: Maybe<Scalars['String']['output']>;
  configurable_product_image: ProductImageThumbnail;
  configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  contact_enabled: Scalars['Boolean']['output'];
  copyright?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  demonotice?: Maybe<Scalars['Int']['output']>;
  display_product_prices_in_catalog: Scalars['Int']['output'];
  display_shipping_prices: Scalars['Int']['output'];
  display_state_if_optional?: Maybe<Scalars['Boolean']['output']>;
  enable_multiple_wishlists?: Maybe<Scalars['String']['output']>;
  fixed_product_taxes_apply_tax_to_fpt: Scalars['Boolean']['output'];
  fixed_product_taxes_display_prices_in_emails: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_in_product_lists: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_in_sales_modules: Scalars['Int']['output'];
  fixed_product_taxes_display_prices_on_product_view_page: Scalars['Int']['output'];
  fixed_product_taxes_enable: Scalars['Boolean']['output'];
  fixed_product_taxes_include_fpt_in_subtotal: Scalars['Boolean']['output'];
  front?: Maybe<Scalars['String']['output']>;
  google_adwords_active?: Maybe<Scalars['Boolean']['output']>;
  google_adwords_conversion_id?: Maybe<Scalars['String']['output']>;
  google_analytics_account?: Maybe<Scalars['String']['output']>;
  google_analytics_account_2?: Maybe<Scalars['String']['output']>;
  google_analytics_account_3?: Maybe<Scalars['String']['output']>;
  /** Analytics and advertising, off unless the website's settings switch them on (spec 001 §3). */
  google_analytics_active?: Maybe<Scalars['Boolean']['output']>;
  graphql_share_all_customer_groups: Scalars['Boolean']['output'];
  graphql_share_customer_group: Scalars['Boolean']['output'];
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  grouped_product_image: ProductImageThumbnail;
  head_includes?: Maybe<Scalars['String']['output']>;
  head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  header_logo_src?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_checkout_agreements_enabled: Scalars['Boolean']['output'];
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_negotiable_quote_active?: Maybe<Scalars['Boolean']['output']>;
  is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_requisition_list_active?: Maybe<Scalars['String']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  logo_alt?: Maybe<Scalars['String']['output']>;
  logo_height?: Maybe<Scalars['Int']['output']>;
  logo_width?: Maybe<Scalars['Int']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  max_items_in_order_summary?: Maybe<Scalars['Int']['output']>;
  maximum_number_of_wishlists?: Maybe<Scalars['String']['output']>;
  minicart_display?: Maybe<Scalars['Boolean']['output']>;
  minicart_max_items?: Maybe<Scalars['Int']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  newsletter_enabled: Scalars['Boolean']['output'];
  no_route?: Maybe<Scalars['String']['output']>;
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  order_cancellation_enabled: Scalars['Boolean']['output'];
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  orders_invoices_credit_memos_display_full_summary: Scalars['Boolean']['output'];
  orders_invoices_credit_memos_display_grandtotal: Scalars['Boolean']['output'];
  orders_invoices_credit_memos_display_price: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_shipping_amount: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_subtotal: Scalars['Int']['output'];
  orders_invoices_credit_memos_display_zero_tax: Scalars['Boolean']['output'];
  /** Whether the website sells at points of sale, so that one must be selected before adding to the cart. */
  pad_is_active?: Maybe<Scalars['Boolean']['output']>;
  /** Most sets of cutlery of an order; null where the website offers none. */
  pad_most_cutlery?: Maybe<Scalars['Int']['output']>;
  /** Whether products' time windows are enforced (decisions H-2). */
  pad_product_availability?: Maybe<Scalars['Boolean']['output']>;
  /** Whether day and time are selected in checkout instead of before adding products (decisions H-1). */
  pad_slot_at_order_time?: Maybe<Scalars['Boolean']['output']>;
  payment_payflowpro_cc_vault_active?: Maybe<Scalars['String']['output']>;
  printed_card_price?: Maybe<Scalars['String']['output']>;
  printed_card_priceV2?: Maybe<Money>;
  product_alert_price?: Maybe<Scalars['Boolean']['output']>;
  /** Whether shoppers can wait for a product that is out of stock, and for a lower price. */
  product_alert_stock?: Maybe<Scalars['Boolean']['output']>;
  product_canonical_tag?: Maybe<Scalars['Boolean']['output']>;
  product_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  /** Maximum pictures of a review; 0 where reviews have none. */
  product_review_pictures?: Maybe<Scalars['Int']['output']>;
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  quickorder_active: Scalars['Boolean']['output'];
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  returns_enabled: Scalars['String']['output'];
  root_category_id?: Maybe<Scalars['Int']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  sales_fixed_product_tax_display_setting?: Maybe<FixedProductTaxDisplaySettings>;
  sales_gift_wrapping?: Maybe<Scalars['String']['output']>;
  sales_printed_card?: Maybe<Scalars['String']['output']>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  send_friend?: Maybe<SendFriendConfiguration>;
  share_active_segments?: Maybe<Scalars['Boolean']['output']>;
  share_all_catalog_rules: Scalars['Boolean']['output'];
  share_all_sales_rule: Scalars['Boolean']['output'];
  share_applied_cart_rule?: Maybe<Scalars['Boolean']['output']>;
  share_applied_catalog_rules: Scalars['Boolean']['output'];
  share_applied_sales_rule: Scalars['Boolean']['output'];
  shop_email?: Maybe<Scalars['String']['output']>;
  /** Phone, e-mail and postal address of the shop in the language of the store view. */
  shop_phone?: Maybe<Scalars['String']['output']>;
  shopping_cart_display_full_summary?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_grand_total?: Maybe<Scalars['Boolean']['output']>;
  shopping_cart_display_price?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_shipping?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_subtotal?: Maybe<Scalars['Int']['output']>;
  shopping_cart_display_tax_gift_wrapping?: Maybe<TaxWrappingEnum>;
  shopping_cart_display_zero_tax?: Maybe<Scalars['Boolean']['output']>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  store_sort_order?: Maybe<Scalars['Int']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title_prefix?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  title_suffix?: Maybe<Scalars['String']['output']>;
  use_store_in_url?: Maybe<Scalars['Boolean']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  website_id?: Maybe<Scalars['Int']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
  welcome?: Maybe<Scalars['String']['output']>;
  zero_subtotal_enable_for_specific_countries?: Maybe<Scalars['Boolean']['output']>;
  zero_subtotal_enabled?: Maybe<Scalars['Boolean']['output']>;
  zero_subtotal_new_order_status?: Maybe<Scalars['String']['output']>;
  zero_subtotal_payment_action?: Maybe<Scalars['String']['output']>;
  zero_subtotal_payment_from_specific_countries?: Maybe<Scalars['String']['output']>;
  zero_subtotal_sort_order?: Maybe<Scalars['Int']['output']>;
  zero_subtotal_title?: Maybe<Scalars['String']['output']>;
};

export type StoreLabel = {
  label?: Maybe<Scalars['String']['output']>;
  store_code?: Maybe<Scalars['String']['output']>;
};

export type Storefront = {
  /** Origin of its pages, such as `https://shop.example`. */
  url: Scalars['String']['output'];
  website_code: Scalars['String']['output'];
};

export type StorefrontProperties = {
  position?: Maybe<Scalars['Int']['output']>;
  use_in_layered_navigation?: Maybe<UseInLayeredNavigationOptions>;
  use_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
  use_in_search_results_layered_navigation?: Maybe<Scalars['Boolean']['output']>;
  visible_on_catalog_pages?: Maybe<Scalars['Boolean']['output']>;
};

export type SubmitFormError = {
  field_id: Scalars['String']['output'];
  /** Several sentences are separated by line breaks. */
  message: Scalars['String']['output'];
};

export type SubmitFormField = {
  /** `id` of a field of the form. */
  field_id: Scalars['String']['input'];
  /** `1` for a checked box; omitted for an empty field. */
  value?: InputMaybe<Scalars['String']['input']>;
};

export type SubmitFormOutput = {
  /** One entry for each invalid field. */
  errors: Array<SubmitFormError>;
  /** The form's success message, or advice after an error, in the language of the store view. */
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type SubscribeEmailToNewsletterOutput = {
  status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type SwatchData = {
  type?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchDataInterface = {
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchInputTypeEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'DROPDOWN'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'VISUAL'
  | 'WEIGHT';

export type SwatchLayerFilterItem = LayerFilterItemInterface & SwatchLayerFilterItemInterface & {
  items_count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchData>;
  value_string?: Maybe<Scalars['String']['output']>;
};

export type SwatchLayerFilterItemInterface = {
  swatch_data?: Maybe<SwatchData>;
};

export type SyncPaymentOrderInput = {
  cartId: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type TaxItem = {
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type TaxWrappingEnum =
  | 'DISPLAY_EXCLUDING_TAX'
  | 'DISPLAY_INCLUDING_TAX'
  | 'DISPLAY_TYPE_BOTH';

export type TextSwatchData = SwatchDataInterface & {
  value?: Maybe<Scalars['String']['output']>;
};

export type ThreeDsMode =
  | 'OFF'
  | 'SCA_ALWAYS'
  | 'SCA_WHEN_REQUIRED';

export type TicketRestaurants = {
  /** Daily limit of vouchers for a customer. */
  daily_cap: Money;
  /** Day of the meal, YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** Value of the food in the cart. */
  eligible: Money;
  /** Maximum amount in vouchers, from the food in the cart and the rest of the daily limit. */
  most: Money;
  most_count: Scalars['Int']['output'];
  /** The day is a Sunday or a public holiday and needs the employer's permission. */
  needs_authorisation: Scalars['Boolean']['output'];
};

export type TierPrice = {
  discount?: Maybe<ProductDiscount>;
  final_price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type TipOptions = {
  most: Money;
  /** Smallest first. None is chosen unless the shopper does. */
  suggestions: Array<TipSuggestion>;
};

export type TipSuggestion = {
  amount: Money;
  /** Of the goods; null for a fixed amount. */
  percent?: Maybe<Scalars['Int']['output']>;
};

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

export type UpdateCartItemsOutput = {
  cart: Cart;
  /** Empty: a rejected change is an error and changes nothing. */
  errors: Array<Maybe<CartUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type UpdateWishlistOutput = {
  name: Scalars['String']['output'];
  /** Id of the list. */
  uid: Scalars['ID']['output'];
  visibility: WishlistVisibilityEnum;
};

export type UrlRewrite = {
  parameters?: Maybe<Array<Maybe<HttpQueryParameter>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type UseInLayeredNavigationOptions =
  | 'FILTERABLE_NO_RESULT'
  | 'FILTERABLE_WITH_RESULTS'
  | 'NO';

export type UserCompaniesInput = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type UserCompaniesOutput = {
  items: Array<Maybe<CompanyBasicInfo>>;
  page_info: SearchResultPageInfo;
};

export type ValidationRule = {
  name?: Maybe<ValidationRuleEnum>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ValidationRuleEnum =
  | 'DATE_RANGE_MAX'
  | 'DATE_RANGE_MIN'
  | 'FILE_EXTENSIONS'
  | 'INPUT_VALIDATION'
  | 'MAX_FILE_SIZE'
  | 'MAX_IMAGE_HEIGHT'
  | 'MAX_IMAGE_WIDTH'
  | 'MAX_TEXT_LENGTH'
  | 'MIN_TEXT_LENGTH';

export type VatCheck = {
  /** The state as a sentence, in the language of the store view. */
  message: Scalars['String']['output'];
  /** When the service was asked last, `YYYY-MM-DD HH:mm:ss` in UTC. */
  requested_at?: Maybe<Scalars['String']['output']>;
  state: VatCheckState;
};

export type VatCheckState =
  /** The service has not been asked yet. */
  | 'CHECKING'
  /** Of a cart: the address has a number and no company. */
  | 'COMPANY_MISSING'
  | 'INVALID'
  /** The service did not answer and is asked again. */
  | 'UNAVAILABLE'
  | 'VALID';

export type VaultConfigOutput = {
  credit_card?: Maybe<VaultCreditCardConfig>;
};

export type VaultCreditCardConfig = {
  is_vault_enabled?: Maybe<Scalars['Boolean']['output']>;
  sdk_params?: Maybe<Array<Maybe<SdkParams>>>;
  three_ds_mode?: Maybe<ThreeDsMode>;
};

export type VaultMethodInput = {
  payment_source?: InputMaybe<Scalars['String']['input']>;
  payments_order_id?: InputMaybe<Scalars['String']['input']>;
  paypal_order_id?: InputMaybe<Scalars['String']['input']>;
  public_hash?: InputMaybe<Scalars['String']['input']>;
};

export type VaultSetupTokenInput = {
  payment_source: PaymentSourceInput;
};

export type VaultTokenInput = {
  public_hash: Scalars['String']['input'];
};

export type VirtualCartItem = CartItemInterface & {
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  discount?: Maybe<Array<Maybe<Discount>>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  food?: Maybe<FoodFacts>;
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  is_gift: Scalars['Boolean']['output'];
  max_qty?: Maybe<Scalars['Float']['output']>;
  min_qty?: Maybe<Scalars['Float']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  note_from_buyer?: Maybe<Array<Maybe<ItemNote>>>;
  note_from_seller?: Maybe<Array<Maybe<ItemNote>>>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type VirtualProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  attribute_set_id?: Maybe<Scalars['Int']['output']>;
  canonical_path?: Maybe<Scalars['String']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  colisage_b2b?: Maybe<Scalars['Int']['output']>;
  colisage_b2c?: Maybe<Scalars['Int']['output']>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  created_at?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributes?: Maybe<Array<Maybe<CustomAttribute>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  description_courte_b2b?: Maybe<Scalars['String']['output']>;
  description_longue_b2b?: Maybe<Scalars['String']['output']>;
  eco_contribution?: Maybe<Money>;
  gift_message_available: Scalars['Boolean']['output'];
  gift_wrapping_available: Scalars['Boolean']['output'];
  gift_wrapping_price?: Maybe<Money>;
  id?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  is_in_stock?: Maybe<Scalars['Boolean']['output']>;
  is_new?: Maybe<Scalars['Boolean']['output']>;
  is_off_menu?: Maybe<Scalars['Boolean']['output']>;
  lowest_price_30_days?: Maybe<Money>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  media_gallery_entries?: Maybe<Array<Maybe<MediaGalleryEntry>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  optimized_images?: Maybe<Array<OptimizedImage>>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  options_container?: Maybe<Scalars['String']['output']>;
  pad_available_first?: Maybe<Scalars['String']['output']>;
  pad_available_last?: Maybe<Scalars['String']['output']>;
  pad_available_weekdays?: Maybe<Array<Scalars['Int']['output']>>;
  pad_delivery_available_end?: Maybe<Scalars['String']['output']>;
  pad_delivery_available_start?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_end?: Maybe<Scalars['String']['output']>;
  pad_pickup_available_start?: Maybe<Scalars['String']['output']>;
  price?: Maybe<ProductPrices>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_visible?: Maybe<Scalars['Boolean']['output']>;
  processed_metadata?: Maybe<ProcessedMetadata>;
  product_links?: Maybe<Array<Maybe<ProductLinksInterface>>>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  review_overview?: Maybe<ProductReviewOverview>;
  reviews: ProductReviews;
  rules?: Maybe<Array<Maybe<CatalogRule>>>;
  seo_no_index?: Maybe<Scalars['Boolean']['output']>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_from_date?: Maybe<Scalars['String']['output']>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  staged: Scalars['Boolean']['output'];
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  tax_rate?: Maybe<Scalars['Float']['output']>;
  thumbnail?: Maybe<ProductImage>;
  tier_price?: Maybe<Scalars['Float']['output']>;
  tier_prices?: Maybe<Array<Maybe<ProductTierPrices>>>;
  turntables?: Maybe<Array<ProductTurntable>>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  type_id?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  websites?: Maybe<Array<Maybe<Website>>>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type VirtualProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};

export type VirtualProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type Website = {
  code?: Maybe<Scalars['String']['output']>;
  default_group_id?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
};

export type WishListUserInputError = {
  code: WishListUserInputErrorType;
  message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type Wishlist = {
  id?: Maybe<Scalars['ID']['output']>;
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  items_v2?: Maybe<WishlistItems>;
  name?: Maybe<Scalars['String']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
  visibility: WishlistVisibilityEnum;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistCartUserInputError = {
  code: WishlistCartUserInputErrorType;
  message: Scalars['String']['output'];
  wishlistId: Scalars['ID']['output'];
  wishlistItemId: Scalars['ID']['output'];
};

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type WishlistItem = {
  added_at?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

export type WishlistItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type WishlistItemInterface = {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type WishlistItemUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItems = {
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type WishlistOutput = {
  items?: Maybe<Array<Maybe<WishlistItem>>>;
  items_count?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};

export type WishlistVisibilityEnum =
  | 'PRIVATE'
  | 'PUBLIC';

export type Withdrawal = {
  /** E-mail address of the acknowledgement. */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  items: Array<WithdrawalItem>;
  message?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  order_number: Scalars['String']['output'];
  /** YYYY-MM-DD HH:mm:ss in UTC; null until it is confirmed. */
  received_at?: Maybe<Scalars['String']['output']>;
  /** Last day to send the goods back, YYYY-MM-DD; null until it is confirmed. */
  return_until?: Maybe<Scalars['String']['output']>;
};

export type WithdrawalItem = {
  order_item_id: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type WithdrawalItemInput = {
  /** `id` of the order's item. */
  order_item_id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type WithdrawalOption = {
  /** Why the line is excluded, ready for display. */
  exclusion?: Maybe<Scalars['String']['output']>;
  order_item_id: Scalars['ID']['output'];
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  /** Number of withdrawable units. */
  quantity: Scalars['Int']['output'];
};

export type WithdrawalOptions = {
  is_open: Scalars['Boolean']['output'];
  items: Array<WithdrawalOption>;
  order_number: Scalars['String']['output'];
  /** Why a withdrawal is not possible, ready for display. */
  reason?: Maybe<Scalars['String']['output']>;
  /** professional, not_concluded, period_over, nothing_left or excluded */
  reason_code?: Maybe<Scalars['String']['output']>;
  /** Last day to declare it, YYYY-MM-DD; null before the delivery. */
  until?: Maybe<Scalars['String']['output']>;
};

export type CreateEmptyCartInput = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
};
