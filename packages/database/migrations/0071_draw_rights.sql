-- Who looks after the catalogue manages the draws of its launches too, where the shop still has that role.
INSERT INTO "staff_role_rights" ("role_id", "right")
  SELECT r.id, 'draws.manage' FROM "staff_roles" r WHERE r.id = 'catalogue'
  ON CONFLICT DO NOTHING;
