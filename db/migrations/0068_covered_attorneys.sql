-- Who is out, until which day, and who stands in: they are told what the other would be told.
alter table users
  add column out_until date,
  add column covered_by bigint references users (id),
  add constraint users_cover check ((out_until is null) = (covered_by is null) and covered_by is distinct from id);
