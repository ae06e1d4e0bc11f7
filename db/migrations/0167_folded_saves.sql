-- The editor saves every few seconds. What one person saved in one sitting is one version to look at: the earlier saves
-- point at the later one and are not listed. Nothing is lost: numbers and bytes stay.
alter table editable_file_versions add column folded_into integer check (folded_into > number);
