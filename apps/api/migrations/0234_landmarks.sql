-- What visitors know near a place, by which they find it: [{kind, names: {language: name}, metres, direction}].
alter table marker
  add column landmarks jsonb not null default '[]',
  add constraint marker_landmarks_check check (jsonb_typeof(landmarks) = 'array');
