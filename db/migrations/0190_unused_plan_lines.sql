-- After a change of plan an invoice says what the new plan costs and what was paid for the old one and not used. The latter
-- is taken off like a discount and is none: it lowers the income, and the totals of discounts stay true.
alter table invoice_lines drop constraint invoice_lines_kind_check;
alter table invoice_lines add constraint invoice_lines_kind_check
  check (kind in ('service', 'government', 'discount', 'unused'));
