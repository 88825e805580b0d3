-- Tax and delivery zones become data of the website. Until here every website had these of France, with Monaco delivered
-- by the methods that named it.
update website set config = config
  || jsonb_build_object(
    'home_zone', 'fr',
    'zones', '[
      {"code": "fr-corsica", "name": {"fr": "Corse", "en": "Corsica", "it": "Corsica"}, "countries": [{"country": "FR", "postcodes": ["20*"]}]},
      {"code": "fr", "name": {"fr": "France métropolitaine", "en": "metropolitan France", "it": "Francia metropolitana"}, "countries": [{"country": "FR", "postcodes": ["01000..95999"]}]},
      {"code": "mc", "name": {"fr": "Monaco", "en": "Monaco", "it": "Monaco"}, "countries": ["MC", {"country": "FR", "postcodes": ["980*"]}]}
    ]'::jsonb,
    'shipping', (config -> 'shipping') || jsonb_build_object(
      'area', '{"fr": "en France métropolitaine et en Corse", "en": "in metropolitan France and Corsica", "it": "in Francia metropolitana e in Corsica"}'::jsonb,
      'methods', (
        select coalesce(jsonb_agg(
          method - 'zoneExtraInclTax' - 'countries' || jsonb_build_object(
            'zones', case
              when method -> 'countries' @> '["FR", "MC"]' then '["fr", "fr-corsica", "mc"]'::jsonb
              when method -> 'countries' @> '["MC"]' then '["mc"]'::jsonb
              when method -> 'countries' @> '["FR"]' then '["fr", "fr-corsica"]'::jsonb
              else '[]'::jsonb end,
            'surchargeInclTax', case
              when method -> 'zoneExtraInclTax' ? 'fr-corsica'
              then jsonb_build_object('fr-corsica', method -> 'zoneExtraInclTax' -> 'fr-corsica')
              else '{}'::jsonb end
          ) order by position), '[]'::jsonb)
        from jsonb_array_elements(config -> 'shipping' -> 'methods') with ordinality as methods (method, position)
      )))
  -- Rates of other zones were never used.
  || jsonb_build_object('taxRates', (
    select jsonb_object_agg(class, (
      select jsonb_object_agg(code, rate) from jsonb_each(jsonb_build_object('fr', 0) || rates) as rate_of (code, rate)
      where code in ('fr', 'fr-corsica')))
    from jsonb_each(config -> 'taxRates') as classes (class, rates)))
where not config ? 'zones';
