-- An edition without a mapping of its own is written with that of the edition before it, when every field has its
-- counterpart; an administrator confirms that once.
alter table form_editions
  add column carried_from       text check (carried_from ~ '^\d{4}-\d\d-\d\d$'),
  add column carry_confirmed_at timestamptz,
  add column carry_confirmed_by bigint references users (id),
  -- SHA-256 of the copies known to be the agency's own: what is fetched must be one of them. Empty: none is known.
  add column digests            text[] not null default '{}';

update form_editions e set digests = array[d.sha256] from (values
  ('eta-9089-appendix-a', '', '4cf349e6aaff17a753c33e88369058be31982aa80d9d54771c7ae3f98f89e8fc'),
  ('g-1145', '2014-09-26', 'f06c73937567793cbad9e5c0a5a025ba3823406ebc16b69bb1aee9964cf5b8f8'),
  ('g-1450', '2026-02-06', '59d0e7b8e7a007a063b3fca5faee97d5ff11f043285b5ccf2cfb3fb499d40c93'),
  ('g-28', '2018-09-17', 'd73cd620d241b0f8dae1a1be51800568595527e945b00e89814cd8804466a6b1'),
  ('i-129', '2026-02-27', 'edc3cd0be3f7b0e92f01d685322aedca311b9004d59d08e93b5de2aa2ef13468'),
  ('i-130', '2024-04-01', '7fc733d4639995d6ad4798f1031464d044bd0da4233caa4ada886e79e762a88f'),
  ('i-131', '2025-01-20', 'e177bbae35c3df634e7269f1094c93a11c6edf6849fa5fe66fbe3726498d59b5'),
  ('i-140', '2024-06-07', 'a3b850b99cf74edf751d0cdffe82dfcd19bfc089eaa29f9ab80765f2b5a08af9'),
  ('i-485', '2025-01-20', '7c8e1c5242d680b2bc0bfa7d8026e0c3fc8e32bbe52c55648fb5078703122423'),
  ('i-485supj', '2017-12-13', '70dc5b9aafbe36bfddbb65f57a2a875ab467b63eb57bf456995195b4564cb184'),
  ('i-539', '2024-08-28', '1bc54433340995d37eaba60f6975ee501f4e4e635e1ff63eee8ad3f9ae1bd81f'),
  ('i-539a', '2024-08-28', 'b9e6ebd14072338b642bf5dba080f3532ec2671b7887f3694f417685b5cca885'),
  ('i-765', '2025-08-21', '9ac0eae287749d4c2dfa0a591f464cc2124c18647c10e999b59484f090e0dc7d'),
  ('i-864', '2024-10-17', 'f231f39684ba4dd348aad920a65f29ef5707270f39d6f8328ab43e366348f5f5'),
  ('i-9', '2025-01-20', '780f348c34df694bb0b4dbbfaf9f22b99b9757b80d16a37ba89aadf069597281'),
  ('i-907', '2024-04-01', '2b0c4703737c10535ce8233c08e9bd67fa58f4689e252c079e431c8debf707d9')
  ) d (form_id, edition, sha256)
 where e.form_id = d.form_id and e.edition = d.edition;

-- How the last look at the agency's page of each form ended, for the screen that shows it and the next look.
create table form_fetches (
  form_id  text primary key check (length(form_id) between 2 and 30),
  status   text not null check (status in ('Waiting', 'Fetching', 'Taken', 'Refused', 'Not reached')),
  sentence text not null default '' check (length(sentence) <= 2000),
  -- The file that was last looked at, and the release that did: neither is looked at twice.
  sha256   text not null default '' check (length(sha256) <= 64),
  release  text not null default '' check (length(release) <= 200),
  asked_at timestamptz
);
call app.protect('form_fetches', 'app.all_tenants()', 'select, insert, update');
