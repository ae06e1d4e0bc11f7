-- Which day decides whether an edition is taken: that of the postmark or that of the receipt, as the agency announced it.
-- Where nobody entered the announcement the receipt decides, the cautious reading (USCIS on Form I-129 02/27/26 too).
alter table form_editions
  add column basis text not null default 'received' check (basis in ('postmark', 'received'));
