-- What an I-94 said when it was read, kept once the reading is answered and forgotten: the pre-filing check compares Form I-485
-- with it (V54), for the form is written from the record. Whose it is, the day, the class, and a keyed digest of the number.
alter table document_versions add column read_entry jsonb
  check (read_entry is null or (jsonb_typeof(read_entry) = 'object' and length(read_entry::text) <= 600));
